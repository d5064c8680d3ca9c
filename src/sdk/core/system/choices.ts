/** What a person can choose from on this phone: sounds, languages, zones, wallpapers. Apps that offer the same choice read it here. */

export interface Sound {
  name: string;
  seconds: number;
}

export const RINGTONES: readonly Sound[] = [
  { name: 'Quayside', seconds: 18 },
  { name: 'Low Tide', seconds: 22 },
  { name: 'Marimba Steps', seconds: 15 },
  { name: 'Old Telephone', seconds: 12 },
  { name: 'Night Ferry', seconds: 25 },
  { name: 'Lark', seconds: 14 },
  { name: 'None', seconds: 0 },
];
export const NOTIFICATION_SOUNDS: readonly Sound[] = [
  { name: 'Drop', seconds: 1 },
  { name: 'Pebble', seconds: 1 },
  { name: 'Bell Buoy', seconds: 2 },
  { name: 'Chirp', seconds: 1 },
  { name: 'Knock', seconds: 1 },
  { name: 'Glass', seconds: 2 },
  { name: 'None', seconds: 0 },
];
export const ALARM_SOUNDS: readonly Sound[] = [
  { name: 'First Light', seconds: 30 },
  { name: 'Foghorn', seconds: 20 },
  { name: 'Kettle', seconds: 25 },
  { name: 'Rooster', seconds: 16 },
  { name: 'Copper Bowl', seconds: 28 },
  { name: 'Harbour Bells', seconds: 22 },
  { name: 'Long Swell', seconds: 35 },
  { name: 'Sea Glass', seconds: 24 },
  { name: 'Tin Drum', seconds: 12 },
  { name: 'None', seconds: 0 },
];

export interface Language {
  tag: string;
  name: string;
  own: string;
}

/** System languages by BCP 47 tag: English name and the name in the language itself. */
export const LANGUAGES: readonly Language[] = [
  { tag: 'ar', name: 'Arabic', own: 'العربية' },
  { tag: 'zh-Hans-CN', name: 'Chinese (Simplified)', own: '简体中文' },
  { tag: 'cs-CZ', name: 'Czech', own: 'čeština' },
  { tag: 'en-GB', name: 'English (United Kingdom)', own: 'English (United Kingdom)' },
  { tag: 'en-US', name: 'English (United States)', own: 'English (United States)' },
  { tag: 'fr-FR', name: 'French', own: 'français' },
  { tag: 'de-DE', name: 'German', own: 'Deutsch' },
  { tag: 'hi-IN', name: 'Hindi', own: 'हिन्दी' },
  { tag: 'ja-JP', name: 'Japanese', own: '日本語' },
  { tag: 'pt-PT', name: 'Portuguese', own: 'português' },
  { tag: 'es-ES', name: 'Spanish (Spain)', own: 'español (España)' },
  { tag: 'cy-GB', name: 'Welsh', own: 'Cymraeg' },
];

export interface ZoneCity {
  city: string;
  region: string;
  zone: string;
}

/** Cities by which a time zone is chosen. */
export const ZONES: readonly ZoneCity[] = (
  [
    ['London', 'United Kingdom', 'Europe/London'],
    ['Dublin', 'Ireland', 'Europe/Dublin'],
    ['Lisbon', 'Portugal', 'Europe/Lisbon'],
    ['Madrid', 'Spain', 'Europe/Madrid'],
    ['Paris', 'France', 'Europe/Paris'],
    ['Berlin', 'Germany', 'Europe/Berlin'],
    ['Athens', 'Greece', 'Europe/Athens'],
    ['Cairo', 'Egypt', 'Africa/Cairo'],
    ['Lagos', 'Nigeria', 'Africa/Lagos'],
    ['Nairobi', 'Kenya', 'Africa/Nairobi'],
    ['Beirut', 'Lebanon', 'Asia/Beirut'],
    ['Dubai', 'United Arab Emirates', 'Asia/Dubai'],
    ['Kolkata', 'India', 'Asia/Kolkata'],
    ['Kathmandu', 'Nepal', 'Asia/Kathmandu'],
    ['Bangkok', 'Thailand', 'Asia/Bangkok'],
    ['Shanghai', 'China', 'Asia/Shanghai'],
    ['Tokyo', 'Japan', 'Asia/Tokyo'],
    ['Sydney', 'Australia', 'Australia/Sydney'],
    ['Auckland', 'New Zealand', 'Pacific/Auckland'],
    ['Honolulu', 'United States', 'Pacific/Honolulu'],
    ['Los Angeles', 'United States', 'America/Los_Angeles'],
    ['Denver', 'United States', 'America/Denver'],
    ['Chicago', 'United States', 'America/Chicago'],
    ['New York', 'United States', 'America/New_York'],
    ['Mexico City', 'Mexico', 'America/Mexico_City'],
    ['Bogotá', 'Colombia', 'America/Bogota'],
    ['Buenos Aires', 'Argentina', 'America/Argentina/Buenos_Aires'],
    ['São Paulo', 'Brazil', 'America/Sao_Paulo'],
    ['Reykjavik', 'Iceland', 'Atlantic/Reykjavik'],
    ["St John's", 'Canada', 'America/St_Johns'],
  ] as const
).map(([city, region, zone]) => ({ city, region, zone }));

/** Wallpapers: the picture is `wallpaper-<name>`, the system palette `system-<name>`. */
export const WALLPAPERS: readonly { name: string; title: string }[] = [
  { name: 'fjord', title: 'Fjord' },
  { name: 'dune', title: 'Dune' },
  { name: 'meadow', title: 'Meadow' },
  { name: 'dusk', title: 'Dusk' },
  { name: 'harbour', title: 'Harbour' },
  { name: 'blossom', title: 'Blossom' },
  { name: 'aurora', title: 'Aurora' },
  { name: 'slate', title: 'Slate' },
];

/** Services that an account can be added for. */
export const ACCOUNT_KINDS: readonly { kind: string; hint: string }[] = [
  { kind: 'Postbird', hint: 'Email address' },
  { kind: 'Kittiwake', hint: 'Work email address' },
  { kind: 'Parley', hint: 'Phone number' },
  { kind: 'Copperleaf', hint: 'Email address' },
  { kind: 'Personal (IMAP)', hint: 'Email address' },
  { kind: 'Exchange', hint: 'Work email address' },
];
