; The installer for Windows, made by Inno Setup 6 from a finished bundle:
;
;   iscc /DVersion=1.2.3 /DDrawings=..\..\dist /DBundle=..\..\dist\sitemap-studio sitemap-studio.iss
;
; The folder `Drawings` contains the icon and the image for the pages of the installer, which the build writes.
; The installer is for one user and needs no administrator. It adds the program to "Open with", and does not change the
; default program of any file type.

#ifndef Version
  #error The version is missing: iscc /DVersion=...
#endif
#ifndef Bundle
  #define Bundle "..\..\dist\sitemap-studio"
#endif
#define Name "Sitemap Studio"
#define Program "Sitemap Studio.exe"
#define Kind "SitemapStudio.Sitemap"

[Setup]
AppId={{6B7C2C1E-2F0B-4C3B-9C53-5C0B3C6B1F57}
AppName={#Name}
AppVersion={#Version}
AppPublisher=The Sitemap Studio authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
OutputBaseFilename=sitemap-studio-{#Version}-setup
#ifdef Drawings
SetupIconFile={#Drawings}\sitemap-studio.ico
WizardSmallImageFile={#Drawings}\sitemap-studio-wizard.bmp
#endif
UninstallDisplayName={#Name}
UninstallDisplayIcon={app}\{#Program}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; This version must not import modules of an earlier one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\{#Kind}"; ValueType: string; ValueData: "Sitemap"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Kind}\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\{#Kind}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}"; ValueType: string; ValueName: "FriendlyAppName"; ValueData: "{#Name}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\SupportedTypes"; ValueType: string; ValueName: ".xml"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\SupportedTypes"; ValueType: string; ValueName: ".gz"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\SupportedTypes"; ValueType: string; ValueName: ".txt"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\SupportedTypes"; ValueType: string; ValueName: ".csv"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\.xml\OpenWithProgids"; ValueType: string; ValueName: "{#Kind}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.gz\OpenWithProgids"; ValueType: string; ValueName: "{#Kind}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.txt\OpenWithProgids"; ValueType: string; ValueName: "{#Kind}"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.csv\OpenWithProgids"; ValueType: string; ValueName: "{#Kind}"; ValueData: ""; Flags: uninsdeletevalue

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
