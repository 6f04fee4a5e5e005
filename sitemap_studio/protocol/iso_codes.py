"""Codes and names of languages and countries from ISO 639 and ISO 3166-1, in a compact form.

`language_codes` interprets them. Names are in lower case, without spaces and accents.
"""

from __future__ import annotations

from functools import cache
from typing import Final

_LANGUAGES: Final = """
    aaabcdefghiklnopqrstuwxz ababcdefghijklmnopqrstuvwxyz acabdefhiklmnpqrstuvwxyz adabdefghijlnoqrstuwxyz
    aeabcdeklmnqrsuwyz afbdeghiknoprstuz agabcdefghijklmnoqrstuvwxyz ahabghiklmnoprst aiabcdefghijklmnopqrtwxy
    ajaginsuwz akabcdefghijklmopqrstuvwxyz alabcdefhijklmnopqrstuwxyz amabcefghijklmnopqrstuvwxyz
    anabcdefghijklmnopqrstuvwxyz aoabcdefgijklmnrstuxz apbcdefghijklmnopqrstuvwxyz aqcdgkmnprtz
    arabcdeghijklmnopqrsuvwxyz asabcefghijklmnopqrstuvwxyz atabcdegijklmnopqrstuvwxyz auabcdghijklmnopqrtuwxyz
    avabdeiklmnostuv awabceghikmnorstuvwxy axbegklmx ayabcdeghiklmnopqrstuz azabdegjmnotz
    baabcefghjklmnopqrsuvwxy bbabcdefghijklmnopqrstuvwxy bcabcdefghijklmnopqrstuvwyz
    bdabcdefghijklmnopqrstuvwxyz beabcdefghijklmnopqstuvwxyz bfabcdefghijklmnopqrstuwxyz
    bgabcdefgijklnopqrstuvwxyz bhabcdefghijlmnopqrstuvwxyz biabdefgklmnopqrstuvwxyz bjabcefghijklmnoprstuvwxyz
    bkacdfghijklmnopqrstuvwxyz blabcdefhijklmnopqrstvwxyz bmabcdefghijklmnopqrstuvwxz bnabcdefgijklmnopqrsuvwxyz
    boabdefghijklmnopqrstuvwxyz bpacdeghijklmnopqrstuvwxyz bqabcdfghijklmnopqrstuvwxyz
    brabcdefghijklmnopqrstuvwxyz bsabcefghijklmnopqrstuvwxy btacdefghijmnopqrstuvwxyz
    buabcdefghijklmnopqrstuvwxyz bvabcdefghijklmnopqrtuvwxyz bwabcdefghijklmnopqrstuwxyz
    bxabcdefghijklmnopqrsuvwz byabcdefghijklmnopqrstvwxz bzabcdefghijklmnopqrstuvwxyz caabcdefghjklmnopqrstvwxyz
    cbbcdgijklnoqrstuvwy cccdeghjlmopr cdaefhijmnorsyz ceabgknsty cfadgm cgacgk chabcdefghijklmnopqrtuvwxyz
    ciabcdehkmnprwy cjaehikmnopsvy ckbhlmnoqrstuvxyz clacdehijklmostuwy cmaegilmnorst cnabcghiklopqrstuwx
    coabcdefghjklmnopqrstuvwxz cpabcginosuxy cqd crabcdefghijklmnoqrstvwxyz csabcdefghijklmnopqrstvwxyz
    ctacdeghlmnopstuyz cuabchijklopqrtuvwxy cvgn cwabdegt cxh cyabmo czehknot daacdeghijklmnoqrsuvwxz
    dbabdefgijlmnopqrtuvwy dccr ddadegijnorsw decdefghilmnpqrsuvz dgabcdeghiklnorstwxz dhdgilmnorsuvwx
    diabcdfghijklmnopqrsuvwxyz djabcdefijkmnoruw dkagkrsx dlgkmn dmabcdefgklmorsuvwxy dnadegijknortuvwy
    doabcefhiklnopqrstvwxyz dpp drbcdegilnoqstuy dsbehiklnoqz dtabdhikmnoprstuy duabcefghiklmnopqrstuvwxyz dva
    dwakrsuwyz dyabdgimnoruy dzadeglno eaa ebcgkoru ecrsy eee efaei egalmoy ehsu eiptv eja ekaegiklmopry
    elehiklmoux emabegikmnpqsuwxyz enabcdfghlmnoqruvwx eot epio eraghikorstw eseghiklmnoqstuy etbchnorstuxz euds
    evehn eweo ext eyao ezae faabdfghijklmnoprstuxyz fbl fcs fer ffim fgr fiaefjlnprtw fkkv flahilnry fmpu fnbgi
    fodimnrs fpe fqs fracdekmopqrsty fsels fubcdefhijlmnqrtuvy fvr fwae gaabcdefghijklmnopqrstuwxyz
    gbabdefghijklmnopqrsuvwxyz gccdeflnrt gdabcdefghijklmnoqrstux geabcdfghijkloqrsvwxyz gfkt ggabdegkltuw
    ghacehklnorst giabcdeghilmnpqrstuwxyz gjkmnru gkadenopu glabcdeghjkloruvwy gmabdghlmnruvxyz
    gnabcdeghijklmnoqrtuwz goabcdefghijklmnopqrstuvwxyz gpaen gqainru grabcdeghijmnoqrstuvwxyz gseglmnopsw gtau
    guabcdefghijklmnopqrstuwxz gvacefjlmnoprsy gwabcdefgijmnrtuwx gxx gyabdefgilmnoryz gzain
    haabcdefghijklmnopqrstuvwxyz hbabnosu hcah hdnsy heabdghimr hgmw hhiry hiabdfghijklnortwx hji hkaehkns
    hlabdetu hmabcdefghijklmnopqrstuvwyz hnadeghijmnosu hoabcdehijlmoprstvwyz hpos hracekmoptuvwxz hsbhlns
    htiosux hubcdefghijklmnopqrstuvwxyz hvceknv hwaco hyaew iainr ibabdeghlmnoruy icaehlr idabcdeiorstu
    ifabefkmuy igbeglmnosw ihbipw iiin ijcejns ikehikloprstuvwxz ilabegikmopsuv imailnorsty inabdghjlmnopstz
    ioruw ipiko iquw irehiknruxy isacdeghiklmnortuv itabdeiklmorstvwxyz ium ivbv iwkmos ixcl iyaox izhmrz
    jaabcdefhjklmnoqstuvxyz jbeijkmnortuw jcst jdagt jebehiklnrtu jgbeko jhis jiabcdeghilmoqtuvy jjer jkamoprsu
    jles jmabcdilnrswx jnadgijls jobdgrsw jpanr jqr jrabrtu jsl juabcdhiklmnoprstuwy jvdn jwi jyaey
    kaabcdefghijklmnopqstuvwxyz kbabcdeghijklmnopqrstuvwxyz kcabcdefghijklmnopqrstuvwxyz
    kdacdefghijklmnpqrtuwxyz keabcdefghijklmnopqrstuvwxyz kfabcdefghijklmnopqrstuvwxyz kgabefgijklnopqrstuvwxy
    khabcdefghjklmnopqrstuvwxyz kiabcdefghijklmnopqrstuvwxyz kjabcdeghijklmnopqrstuvxyz
    kkabcdefghijklmnopqrstuvwxyz klabcdefghijklmnopqrstuvwxyz kmabcdefghijklmnopqrstuvwxyz
    knabcdefgijklmnopqrstuvwxyz koacdefghiklmnopqrstuvwyz kpabcdefghijklmnoqrstuvwxyz
    kqabcdefghijklmnopqrstuvwxyz krabcdefhijklnprstuvwxyz ksbcdefghijklmnopqrstuvwxyz
    ktabcdefghijklmnopqstuvwxyz kuabcdefghijklmnopqrstuvwxyz kvabcdefghijklmnopqrtuvwxyz
    kwabcdefghijklmnoprstuvwxyz kxabcdfhijkmnopqrstvwxyz kyabcdefghijklmnopqrstuvwxyz kzabcdefgiklmnopqrsuvwxyz
    laabcdefghijlmnopqrstuvwxyz lbbcefgijklmnoqrstuvwxyz lccdefhlmpqs ldabdghijklmnopq
    leabcdefhijklmnopqrstuvwxyz lfan lgabghiklmnoqrstuz lhahilmnpstu liabcdefghjklmnopqrstuvwxyz ljaeilpwx
    lkabcdehijlmnorstuy llabcdefghijklmnpqsux lmabcdefghijklnopqruvwxy lnabdghijlmnsuwz
    loabcefghijklmnopqrstuvwxyz lpaenox lqr lracegiklmnortvz lsabcdehilmnoprstvwy ltcghinosuz
    luabcdefghijklmnopqrstuvwyz lvaiklsu lwaeghlmostuw lxm lyagn lzhlnz maabcdefghijklmnoqrstuvwxyz
    mbabcdefhijklmnopqrstuvwxyz mcabcdefghijklmnopqrstuvwxyz mdabcdefghijklmnpqrstuvwxyz
    meabcdefhijklmnopqrstuvwyz mfabcdefghijklmnopqrstuvwxyz mgabcdefghijklmnopqrstuvwyz
    mhabcdefgijklmnopqrstuwxyz miabcdefghijklmnopqrstuwxyz mjbcdeghijklmnopqrstuvwxyz
    mkabcdefgijklmnopqrstuvwxyz mlabcefghijklmnopqrstuvwxz mmabcdefghijklmnopqrtuvwxyz
    mnabcdefghijklmnpqrsuvwxyz moacdeghijkmnopqrstuvwxyz mpabcdeghijklmnopqrstuvwxyz mqabcefghijklmnopqrstuvwxyz
    mrabcdefghijklmnopqrstuvwxyz msabcdefghijklmnopqrsuvwxyz mtabcdefghijklmnopqrstuvwxy
    muabcdeghijklmopqrstuvxyz mvabdefghiklnopqrstuvwxyz mwabcefghiklmnopqrstuvwz mxabcdefghijklmnopqrstuvwxyz
    myabcefghjklmoprsuvwxyz mzabcdeghijklmnopqrstuvwxyz naabcefgjklmnopqrstuvwxyz nbabcdeghijklmnopqrstuvwy
    ncabcdefghijklmnoqrstuxz ndabcdefghijklmnopqrstuvwxyz neabcdefghijkmnopqrstuvwxyz nfadlru
    ngabcdeghijklmnpqrstuvwxyz nhabcdefghikmnopqrtuvwxyz niabdefghijklmnoqrstuvwxyz njabdhijlmnorstuxyz
    nkabcdefghijkmnopqrstuvwxz nlacdegijklmoquvwxyz nmabcdefghijklmnopqrstuvwxyz nnabcdefghijklmnopqrtuvwyz
    noabcdefghijklnpqrstuvwyz npabghilnosuxy nqgklmnoqty nrabcefgiklmnprtuxz nsabcdefghiklmnopqrstuvwxyz
    ntdgijkmopruwxyz nuacdefghijklmnopqrstuvwxyz nvhmo nwabcegimorwxy nxadegiklmnoqrx
    nyabcdefghijklmnopqrstuvwxy nzabdikmrsuyz oaackrv obiklmortu ocahimou odaktu ofosu ogbcegou ohtu oiaen
    ojbcgipsvw okabcdeghijklmnorsuvxz oladekmortu omabcgiklnoprtuwxy onabegijknoprstuwx oodgnrs opakmoty
    oraceghimnorstuvwxyz osacinopstux otabdeiklmnqrstuwxyz ouabeim ovd owil oybdmy ozm pabcdefghiklmnopqrsuvwxyz
    pbbcefghilmnoprstuvy pcabcdefghijklmnpw pdacinotu peabdefghijklmopqrsvxyz pfael pgadgiklnsuz
    phadghjklmnoqrtuvw piabcdefghjlmnoprstuvwxyz pjt pkabcghnoprstu plabcdeghiklnoqrstuvwyz
    pmabdefhijlmnoqrstwxyz pnabcdeghijklmnopqrstuvwxyz pocefghiklmnopqrstvwxy ppeiklmnopqstu pqam
    prcdefghiklmnoqrstuwxz psacdeghilmnopqrstuwy ptahinopqrtuvwy puabcdefgijmopqrstuwxy pwabgimnorw pxm
    pyemnsuxy pzehn quabcdefghiklmnpqrsvwxyz qvacehijlmnopswyz qwachmst qxachlnopqrstuw qyap
    raabcdfghijklmnopqrstuvwxyz rbbklp rcf rdb reabegijlmnrsty rgaeknrsu rhgp riabflmnrtu rjgis rkabhimtw
    rmabcdefghiklmnopqstuvwxyz rnbdglnprw robcdefghlmnopruw rpnt rrimot rsbklmnw rtchmsw rubcefghikmnopqstuyz
    rwaklmor rxdw rynsu rzh saabcdefghjkmnoqrstuvwxyz sbabcdefghijklmnopqrstuvwxyz scbefghiklnopqstuvwx
    sdabcefghjklnopqrstuxz seabcdefghijklnopqrstuvwyz sfbemsw sgabcdeghijkmprstuwxyz shabcdeghijklmnopqrstuvwxyz
    siabdefghijklmnpqrsuvwxyz sjabcdegklmnoprstuw skabcdefghijmnopqrstuvwxyz slcdefghijklmnoprstuvwxyz
    smabcefghjklmnopqrstuvwxyz snacdefgijklmnopqrsuvwxyz soabcdeghijklmopqrstuvwxyz spabcdegiklmnopqrstuvxy
    sqahikmnoqrstux srabcdefghiklmnopqrstuvwxyz ssbcdefghijklmnopqrstuvwxyz stabdefghijklmnopqrstuvwy
    suabcegijknoqrstvwxyz svabcekmsx swabcefghijklmnopqrstuvwxy sxbcegklmnorsuw syabciklmnorswxy szabceglnpsvwy
    taabcdefghjklmnopqrstuvwxyz tbacdefghijklmnoprstuvwxyz tcabcdefghiklmnopqstuwxyz tdabcdefghijklmnoqrstvxy
    teabcdefghiklmnopqrstuvwxyz tfinort tgabcdefhijklnopqrstuvwxyz thadefhiklmnpqrstuvyz
    tiabcfghijklmnopqrstuvwxyz tjagijlmnopsuw tkabdefglmnpqrstuvwxz tlabcdfghijklmnopqrstuvxy
    tmabcdefghijlmnoqrstuvwyz tnabcdghiklmnopqrstuvwxyz tobcdfghijklmnopqrsuvwxyz tpacefgijklmnopqrtuvxyz
    tqblmnopqrtuw trabcdefghijlmnopqrstuvwxyz tsabcdeghijklmnopqrstuvwxyz ttabcdefghijklmnopqrstuvwyz
    tuabcdefghijklmnoqrsuvxyz tvadeiklmnostuwxy twabcdefghilmnopqrtuwxy txabceghijmnoqrstuxy tyaehijlnprstuvxyz
    tzahjlmnox uamnr ubailruy udaegijlmu ues ufi ugabehnoy uhan uigsv uji ukaghiklpqrsuvwy ulabcefiklmnuwy
    umabcdgimnoprsu unadegikmnruxz uon upiv urabcdefghiklmnoprtuvwxyz usahikpsu utaehpru uumru uvehl uwa uya
    uzbns vaaefghijlmnoprsuvy vbbk vecdlmnopr vgrt vicdefglnstv vjk vkajklmnoptuz vlps vmabcdefghijklmpqrsuvwxyz
    vnkmp volrt vraost vsilnv vto vumnt vwa waabcdefghijlmnopqrstuvwxyz wbabefhijklmpqrstvw wcai wddgjktuy
    weacdghilmoprstuw wfg wgabgiouy whagku wibcefghijklmnruvy wjai wkabdlruwy wlaceghiklmnorsuvwxy
    wmabcdeghimnostwx wnbcdegikmnopuwy woabcdefgiklmnorswy wpc wrbghiklmnoprsuvwxyz wsagikrsuv wtbfhikmw
    wuabdhlmnrtuvxy wwaborw wxaw wybimnry xaabcdegijklmnopqrstuvwy xbbcdegijmnoprwy xcbceghlmnortuvwy xdackmoqy
    xebdglmprstu xfa xgabdfgilmruw xhacdemortuv xibilnrsvy xjbt xkabcdefgijklnopqrstuvwxyz xlabcdeginopsuy
    xmabcdefghjklmnopqrstuvwxyz xnabghijkmnoqrstuyz xocdgikmnoprw xpabcdefghijklmnopqrstuvwxyz xqat
    xrabdegimnrtuw xsabcdehijlmnopqruvy xtabcdeghijlmnopqrstuvwy xuabdgjlmnoprtu xveinos xwacdegjklortw xxbkmrt
    xyabjklty xzhmp yaabcdefghijklmnopqrstuvwxyz ybabehijklmnoxy ychlnpr ydadegk yeaceijlrstuvy ygailmprsuw
    yhadls yiadfghijklmnpqrstuvxz ykaghiklmnortuy ylabegilmnoruy ymbcdeghiklmnopqrsxz ynabdegklnoqsu
    yobgiklmnrtxy ypabghmnopz yrabeklmnoswy yscdglmnoprsy ytalpwy yuabcdefgijklmnpqrtwxyz yvat ywaglnqrtuw
    yxaglmuy yyruz yzgk zaabcdefghijklmopqrstuvwxyz zbaceltuw zcadh zdj zeaghmn zgabhmnr zhabdinow ziabklmnwz
    zkadghknoprtuvz zlajmnqu zmabcdefghijklmnopqrstuvwxyz znaegks zochmoqrs zpabcdefghijklmnopqrstuvwxyz zqe
    zragnops zsaklmru zteglmnpqstuxy zuhlmny zwa zxx zybgjnp zzaj
"""
"""The three-letter language codes, by their first two letters: “aabc” stands for aab and aac.

ISO 639-3, and the bibliographic codes of ISO 639-2, such as ger for German.
"""

_COUNTRIES: Final = """
    ABW=AW AFG=AF AGO=AO AIA=AI ALA=AX ALB=AL AND=AD ARE=AE ARG=AR ARM=AM ASM=AS ATA=AQ ATF=TF ATG=AG AUS=AU
    AUT=AT AZE=AZ BDI=BI BEL=BE BEN=BJ BES=BQ BFA=BF BGD=BD BGR=BG BHR=BH BHS=BS BIH=BA BLM=BL BLR=BY BLZ=BZ
    BMU=BM BOL=BO BRA=BR BRB=BB BRN=BN BTN=BT BVT=BV BWA=BW CAF=CF CAN=CA CCK=CC CHE=CH CHL=CL CHN=CN CIV=CI
    CMR=CM COD=CD COG=CG COK=CK COL=CO COM=KM CPV=CV CRI=CR CUB=CU CUW=CW CXR=CX CYM=KY CYP=CY CZE=CZ DEU=DE
    DJI=DJ DMA=DM DNK=DK DOM=DO DZA=DZ ECU=EC EGY=EG ERI=ER ESH=EH ESP=ES EST=EE ETH=ET FIN=FI FJI=FJ FLK=FK
    FRA=FR FRO=FO FSM=FM GAB=GA GBR=GB GEO=GE GGY=GG GHA=GH GIB=GI GIN=GN GLP=GP GMB=GM GNB=GW GNQ=GQ GRC=GR
    GRD=GD GRL=GL GTM=GT GUF=GF GUM=GU GUY=GY HKG=HK HMD=HM HND=HN HRV=HR HTI=HT HUN=HU IDN=ID IMN=IM IND=IN
    IOT=IO IRL=IE IRN=IR IRQ=IQ ISL=IS ISR=IL ITA=IT JAM=JM JEY=JE JOR=JO JPN=JP KAZ=KZ KEN=KE KGZ=KG KHM=KH
    KIR=KI KNA=KN KOR=KR KWT=KW LAO=LA LBN=LB LBR=LR LBY=LY LCA=LC LIE=LI LKA=LK LSO=LS LTU=LT LUX=LU LVA=LV
    MAC=MO MAF=MF MAR=MA MCO=MC MDA=MD MDG=MG MDV=MV MEX=MX MHL=MH MKD=MK MLI=ML MLT=MT MMR=MM MNE=ME MNG=MN
    MNP=MP MOZ=MZ MRT=MR MSR=MS MTQ=MQ MUS=MU MWI=MW MYS=MY MYT=YT NAM=NA NCL=NC NER=NE NFK=NF NGA=NG NIC=NI
    NIU=NU NLD=NL NOR=NO NPL=NP NRU=NR NZL=NZ OMN=OM PAK=PK PAN=PA PCN=PN PER=PE PHL=PH PLW=PW PNG=PG POL=PL
    PRI=PR PRK=KP PRT=PT PRY=PY PSE=PS PYF=PF QAT=QA REU=RE ROU=RO RUS=RU RWA=RW SAU=SA SDN=SD SEN=SN SGP=SG
    SGS=GS SHN=SH SJM=SJ SLB=SB SLE=SL SLV=SV SMR=SM SOM=SO SPM=PM SRB=RS SSD=SS STP=ST SUR=SR SVK=SK SVN=SI
    SWE=SE SWZ=SZ SXM=SX SYC=SC SYR=SY TCA=TC TCD=TD TGO=TG THA=TH TJK=TJ TKL=TK TKM=TM TLS=TL TON=TO TTO=TT
    TUN=TN TUR=TR TUV=TV TWN=TW TZA=TZ UGA=UG UKR=UA UMI=UM URY=UY USA=US UZB=UZ VAT=VA VCT=VC VEN=VE VGB=VG
    VIR=VI VNM=VN VUT=VU WLF=WF WSM=WS YEM=YE ZAF=ZA ZMB=ZM ZWE=ZW
"""
"""The code of two letters by the code of three letters. ISO 3166-1."""

_COUNTRY_NAMES: Final = """
    afghanistan=AF alandislands=AX albania=AL algeria=DZ america=US americansamoa=AS andorra=AD angola=AO
    anguilla=AI antarctica=AQ antiguaandbarbuda=AG argentina=AR armenia=AM aruba=AW australia=AU austria=AT
    azerbaijan=AZ bahamas=BS bahrain=BH bangladesh=BD barbados=BB belarus=BY belgie=BE belgique=BE belgium=BE
    belize=BZ benin=BJ bermuda=BM bhutan=BT bolivia=BO bonaire=BQ bosniaandherzegovina=BA botswana=BW
    bouvetisland=BV brasil=BR brazil=BR britain=GB bruneidarussalam=BN bulgaria=BG burkinafaso=BF burundi=BI
    caboverde=CV cambodia=KH cameroon=CM canada=CA capeverde=CV caymanislands=KY centralafricanrepublic=CF
    chad=TD chile=CL china=CN christmasisland=CX cocos=CC colombia=CO comoros=KM cookislands=CK costarica=CR
    cotedivoire=CI croatia=HR cuba=CU curacao=CW cyprus=CY czechia=CZ czechrepublic=CZ danmark=DK denmark=DK
    deutschland=DE djibouti=DJ dominica=DM dominicanrepublic=DO ecuador=EC egypt=EG elsalvador=SV england=GB
    equatorialguinea=GQ eritrea=ER espana=ES estonia=EE eswatini=SZ ethiopia=ET falklandislands=FK
    faroeislands=FO fiji=FJ finland=FI france=FR frenchguiana=GF frenchpolynesia=PF gabon=GA gambia=GM
    georgia=GE germany=DE ghana=GH gibraltar=GI greatbritain=GB greece=GR greenland=GL grenada=GD guadeloupe=GP
    guam=GU guatemala=GT guernsey=GG guinea=GN guineabissau=GW guyana=GY haiti=HT holland=NL holysee=VA
    honduras=HN hongkong=HK hungary=HU iceland=IS india=IN indonesia=ID iran=IR iraq=IQ ireland=IE isleofman=IM
    israel=IL italia=IT italy=IT ivorycoast=CI jamaica=JM japan=JP jersey=JE jordan=JO kazakhstan=KZ kenya=KE
    kiribati=KI korea=KR kuwait=KW kyrgyzstan=KG laos=LA latvia=LV lebanon=LB lesotho=LS liberia=LR libya=LY
    liechtenstein=LI lithuania=LT luxembourg=LU macao=MO macedonia=MK madagascar=MG malawi=MW malaysia=MY
    maldives=MV mali=ML malta=MT marshallislands=MH martinique=MQ mauritania=MR mauritius=MU mayotte=YT
    mexico=MX micronesia=FM moldova=MD monaco=MC mongolia=MN montenegro=ME montserrat=MS morocco=MA
    mozambique=MZ myanmar=MM namibia=NA nauru=NR nepal=NP netherlands=NL newcaledonia=NC newzealand=NZ
    nicaragua=NI niger=NE nigeria=NG niue=NU norfolkisland=NF norge=NO northernmarianaislands=MP northkorea=KP
    northmacedonia=MK norway=NO oesterreich=AT oman=OM osterreich=AT pakistan=PK palau=PW palestine=PS panama=PA
    papuanewguinea=PG paraguay=PY peru=PE philippines=PH pitcairn=PN poland=PL polska=PL portugal=PT
    puertorico=PR qatar=QA reunion=RE romania=RO russia=RU russianfederation=RU rwanda=RW saintbarthelemy=BL
    sainthelena=SH saintkittsandnevis=KN saintlucia=LC saintmartin=MF saintpierreandmiquelon=PM samoa=WS
    sanmarino=SM saotomeandprincipe=ST saudiarabia=SA schweiz=CH senegal=SN serbia=RS seychelles=SC
    sierraleone=SL singapore=SG sintmaarten=SX slovakia=SK slovenia=SI solomonislands=SB somalia=SO
    southafrica=ZA southkorea=KR southsudan=SS spain=ES srilanka=LK sudan=SD suisse=CH suomi=FI suriname=SR
    svalbardandjanmayen=SJ sverige=SE swaziland=SZ sweden=SE switzerland=CH syria=SY taiwan=TW tajikistan=TJ
    tanzania=TZ thailand=TH timorleste=TL togo=TG tokelau=TK tonga=TO trinidadandtobago=TT tunisia=TN turkey=TR
    turkiye=TR turkmenistan=TM turksandcaicosislands=TC tuvalu=TV uae=AE uganda=UG ukraine=UA
    unitedarabemirates=AE unitedkingdom=GB unitedstates=US unitedstatesofamerica=US uruguay=UY uzbekistan=UZ
    vanuatu=VU venezuela=VE vietnam=VN wallisandfutuna=WF westernsahara=EH yemen=YE zambia=ZM zimbabwe=ZW
"""

_LANGUAGE_NAMES: Final = """
    abkhazian=ab afar=aa afrikaans=af akan=ak albanian=sq amharic=am arabic=ar aragonese=an armenian=hy
    assamese=as avaric=av avestan=ae aymara=ay azerbaijani=az bahasaindonesia=id bambara=bm bashkir=ba basque=eu
    belarusian=be bengali=bn bislama=bi bosnian=bs breton=br bulgarian=bg burmese=my castellano=es catala=ca
    catalan=ca cestina=cs chamorro=ch chechen=ce chichewa=ny chinese=zh churchslavic=cu chuvash=cv cornish=kw
    corsican=co cree=cr croatian=hr czech=cs danish=da dansk=da deutsch=de divehi=dv dutch=nl dzongkha=dz
    eesti=et english=en espanol=es esperanto=eo estonian=et faroese=fo farsi=fa fijian=fj finnish=fi flemish=nl
    francais=fr french=fr fulah=ff galician=gl ganda=lg georgian=ka german=de greek=el guarani=gn gujarati=gu
    haitian=ht hausa=ha hebrew=he herero=hz hindi=hi hirimotu=ho hrvatski=hr hungarian=hu icelandic=is igbo=ig
    indonesian=id interlingua=ia interlingue=ie inuktitut=iu inupiaq=ik irish=ga italian=it italiano=it
    japanese=ja javanese=jv kalaallisut=kl kannada=kn kanuri=kr kashmiri=ks kazakh=kk khmer=km kikuyu=ki
    kinyarwanda=rw kirghiz=ky komi=kv kongo=kg korean=ko kuanyama=kj kurdish=ku latin=la latvian=lv limburgan=li
    lingala=ln lithuanian=lt lubakatanga=lu luxembourgish=lb macedonian=mk magyar=hu malagasy=mg malay=ms
    malayalam=ml maltese=mt manx=gv maori=mi marathi=mr marshallese=mh moderngreek=el mongolian=mn nauru=na
    navajo=nv ndonga=ng nederlands=nl nepali=ne norsk=no northernsami=se northndebele=nd norwegian=no
    norwegianbokmal=nb norwegiannynorsk=nn occitan=oc ojibwa=oj oriya=or oromo=om ossetian=os pali=pi panjabi=pa
    persian=fa polish=pl polski=pl portugues=pt portuguese=pt punjabi=pa pushto=ps quechua=qu romana=ro
    romanian=ro romansh=rm rundi=rn russian=ru samoan=sm sango=sg sanskrit=sa sardinian=sc scottishgaelic=gd
    serbian=sr shona=sn sichuanyi=ii sindhi=sd sinhala=si slovak=sk slovencina=sk slovenian=sl
    slovenscina=sl somali=so southernsotho=st southndebele=nr spanish=es srpski=sr sundanese=su suomi=fi
    svenska=sv swahili=sw swati=ss swedish=sv tagalog=tl tahitian=ty tajik=tg tamil=ta tatar=tt telugu=te
    thai=th tibetan=bo tigrinya=ti tonga=to tsonga=ts tswana=tn turkce=tr turkish=tr turkmen=tk uighur=ug
    ukrainian=uk urdu=ur uzbek=uz venda=ve vietnamese=vi volapuk=vo walloon=wa welsh=cy westernfrisian=fy
    wolof=wo xhosa=xh yiddish=yi yoruba=yo zhuang=za zulu=zu
"""


@cache
def language_codes() -> frozenset[str]:
    """Return the three-letter language codes of ISO 639-2 and ISO 639-3, in lower case."""
    return frozenset(group[:2] + last for group in _LANGUAGES.split() for last in group[2:])


@cache
def country_codes() -> dict[str, str]:
    """Return the two-letter country code by three-letter code (upper case) and by name (lower case, without spaces)."""
    return _parse_pairs(_COUNTRIES) | _parse_pairs(_COUNTRY_NAMES)


@cache
def language_names() -> dict[str, str]:
    """Return the two-letter language code by English name, and by some native names, in lower case without spaces."""
    return _parse_pairs(_LANGUAGE_NAMES)


def _parse_pairs(text: str) -> dict[str, str]:
    """Return a dictionary from text such as “a=b c=d”."""
    return dict(pair.split("=") for pair in text.split())
