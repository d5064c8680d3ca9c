/** Cities of the world clock: written for this project, with their IANA zones. */

export interface City { id: string; name: string; country: string; zone: string }

/** A text without accents and capitals, as a search compares it. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Name, country, zone. */
const LIST = [
  ['Abidjan', 'Côte d’Ivoire', 'Africa/Abidjan'], ['Abu Dhabi', 'United Arab Emirates', 'Asia/Dubai'], ['Accra', 'Ghana', 'Africa/Accra'], ['Addis Ababa', 'Ethiopia', 'Africa/Addis_Ababa'],
  ['Adelaide', 'Australia', 'Australia/Adelaide'], ['Algiers', 'Algeria', 'Africa/Algiers'], ['Almaty', 'Kazakhstan', 'Asia/Almaty'], ['Amman', 'Jordan', 'Asia/Amman'], ['Amsterdam', 'Netherlands', 'Europe/Amsterdam'],
  ['Anchorage', 'United States', 'America/Anchorage'], ['Ankara', 'Türkiye', 'Europe/Istanbul'], ['Antananarivo', 'Madagascar', 'Indian/Antananarivo'], ['Apia', 'Samoa', 'Pacific/Apia'], ['Asunción', 'Paraguay', 'America/Asuncion'],
  ['Athens', 'Greece', 'Europe/Athens'], ['Atlanta', 'United States', 'America/New_York'], ['Auckland', 'New Zealand', 'Pacific/Auckland'], ['Baghdad', 'Iraq', 'Asia/Baghdad'], ['Baku', 'Azerbaijan', 'Asia/Baku'],
  ['Bangkok', 'Thailand', 'Asia/Bangkok'], ['Barcelona', 'Spain', 'Europe/Madrid'], ['Beijing', 'China', 'Asia/Shanghai'], ['Beirut', 'Lebanon', 'Asia/Beirut'], ['Belgrade', 'Serbia', 'Europe/Belgrade'],
  ['Berlin', 'Germany', 'Europe/Berlin'], ['Bern', 'Switzerland', 'Europe/Zurich'], ['Bogotá', 'Colombia', 'America/Bogota'], ['Boston', 'United States', 'America/New_York'], ['Brasília', 'Brazil', 'America/Sao_Paulo'],
  ['Bratislava', 'Slovakia', 'Europe/Bratislava'], ['Brisbane', 'Australia', 'Australia/Brisbane'], ['Brussels', 'Belgium', 'Europe/Brussels'], ['Bucharest', 'Romania', 'Europe/Bucharest'], ['Budapest', 'Hungary', 'Europe/Budapest'],
  ['Buenos Aires', 'Argentina', 'America/Argentina/Buenos_Aires'], ['Cairo', 'Egypt', 'Africa/Cairo'], ['Calgary', 'Canada', 'America/Edmonton'], ['Canberra', 'Australia', 'Australia/Sydney'],
  ['Cape Town', 'South Africa', 'Africa/Johannesburg'], ['Caracas', 'Venezuela', 'America/Caracas'], ['Cardiff', 'United Kingdom', 'Europe/London'], ['Casablanca', 'Morocco', 'Africa/Casablanca'],
  ['Cayenne', 'French Guiana', 'America/Cayenne'], ['Chennai', 'India', 'Asia/Kolkata'], ['Chicago', 'United States', 'America/Chicago'], ['Chișinău', 'Moldova', 'Europe/Chisinau'], ['Colombo', 'Sri Lanka', 'Asia/Colombo'],
  ['Copenhagen', 'Denmark', 'Europe/Copenhagen'], ['Dakar', 'Senegal', 'Africa/Dakar'], ['Dallas', 'United States', 'America/Chicago'], ['Damascus', 'Syria', 'Asia/Damascus'], ['Dar es Salaam', 'Tanzania', 'Africa/Dar_es_Salaam'],
  ['Darwin', 'Australia', 'Australia/Darwin'], ['Delhi', 'India', 'Asia/Kolkata'], ['Denver', 'United States', 'America/Denver'], ['Detroit', 'United States', 'America/Detroit'], ['Dhaka', 'Bangladesh', 'Asia/Dhaka'],
  ['Doha', 'Qatar', 'Asia/Qatar'], ['Dubai', 'United Arab Emirates', 'Asia/Dubai'], ['Dublin', 'Ireland', 'Europe/Dublin'], ['Edinburgh', 'United Kingdom', 'Europe/London'], ['Frankfurt', 'Germany', 'Europe/Berlin'],
  ['Geneva', 'Switzerland', 'Europe/Zurich'], ['Gibraltar', 'Gibraltar', 'Europe/Gibraltar'], ['Guatemala City', 'Guatemala', 'America/Guatemala'], ['Guayaquil', 'Ecuador', 'America/Guayaquil'],
  ['Halifax', 'Canada', 'America/Halifax'], ['Hanoi', 'Vietnam', 'Asia/Ho_Chi_Minh'], ['Harare', 'Zimbabwe', 'Africa/Harare'], ['Havana', 'Cuba', 'America/Havana'], ['Helsinki', 'Finland', 'Europe/Helsinki'],
  ['Hobart', 'Australia', 'Australia/Hobart'], ['Hong Kong', 'China', 'Asia/Hong_Kong'], ['Honolulu', 'United States', 'Pacific/Honolulu'], ['Houston', 'United States', 'America/Chicago'], ['Islamabad', 'Pakistan', 'Asia/Karachi'],
  ['Istanbul', 'Türkiye', 'Europe/Istanbul'], ['Jakarta', 'Indonesia', 'Asia/Jakarta'], ['Jerusalem', 'Israel', 'Asia/Jerusalem'], ['Johannesburg', 'South Africa', 'Africa/Johannesburg'], ['Kabul', 'Afghanistan', 'Asia/Kabul'],
  ['Kampala', 'Uganda', 'Africa/Kampala'], ['Karachi', 'Pakistan', 'Asia/Karachi'], ['Kathmandu', 'Nepal', 'Asia/Kathmandu'], ['Khartoum', 'Sudan', 'Africa/Khartoum'], ['Kigali', 'Rwanda', 'Africa/Kigali'],
  ['Kingston', 'Jamaica', 'America/Jamaica'], ['Kinshasa', 'DR Congo', 'Africa/Kinshasa'], ['Kolkata', 'India', 'Asia/Kolkata'], ['Kuala Lumpur', 'Malaysia', 'Asia/Kuala_Lumpur'], ['Kuwait City', 'Kuwait', 'Asia/Kuwait'],
  ['Kyiv', 'Ukraine', 'Europe/Kyiv'], ['La Paz', 'Bolivia', 'America/La_Paz'], ['Lagos', 'Nigeria', 'Africa/Lagos'], ['Lahore', 'Pakistan', 'Asia/Karachi'], ['Las Palmas', 'Spain', 'Atlantic/Canary'], ['Lima', 'Peru', 'America/Lima'],
  ['Lisbon', 'Portugal', 'Europe/Lisbon'], ['Ljubljana', 'Slovenia', 'Europe/Ljubljana'], ['London', 'United Kingdom', 'Europe/London'], ['Los Angeles', 'United States', 'America/Los_Angeles'], ['Luanda', 'Angola', 'Africa/Luanda'],
  ['Lusaka', 'Zambia', 'Africa/Lusaka'], ['Luxembourg', 'Luxembourg', 'Europe/Luxembourg'], ['Madrid', 'Spain', 'Europe/Madrid'], ['Malé', 'Maldives', 'Indian/Maldives'], ['Managua', 'Nicaragua', 'America/Managua'],
  ['Manila', 'Philippines', 'Asia/Manila'], ['Maputo', 'Mozambique', 'Africa/Maputo'], ['Melbourne', 'Australia', 'Australia/Melbourne'], ['Mexico City', 'Mexico', 'America/Mexico_City'], ['Miami', 'United States', 'America/New_York'],
  ['Milan', 'Italy', 'Europe/Rome'], ['Minsk', 'Belarus', 'Europe/Minsk'], ['Monaco', 'Monaco', 'Europe/Monaco'], ['Monterrey', 'Mexico', 'America/Monterrey'], ['Montevideo', 'Uruguay', 'America/Montevideo'],
  ['Montreal', 'Canada', 'America/Toronto'], ['Moscow', 'Russia', 'Europe/Moscow'], ['Mumbai', 'India', 'Asia/Kolkata'], ['Munich', 'Germany', 'Europe/Berlin'], ['Muscat', 'Oman', 'Asia/Muscat'], ['Nairobi', 'Kenya', 'Africa/Nairobi'],
  ['New York', 'United States', 'America/New_York'], ['Nicosia', 'Cyprus', 'Asia/Nicosia'], ['Nouméa', 'New Caledonia', 'Pacific/Noumea'], ['Nuuk', 'Greenland', 'America/Nuuk'], ['Osaka', 'Japan', 'Asia/Tokyo'],
  ['Oslo', 'Norway', 'Europe/Oslo'], ['Ottawa', 'Canada', 'America/Toronto'], ['Panama City', 'Panama', 'America/Panama'], ['Papeete', 'French Polynesia', 'Pacific/Tahiti'], ['Paris', 'France', 'Europe/Paris'],
  ['Perth', 'Australia', 'Australia/Perth'], ['Phnom Penh', 'Cambodia', 'Asia/Phnom_Penh'], ['Phoenix', 'United States', 'America/Phoenix'], ['Podgorica', 'Montenegro', 'Europe/Podgorica'],
  ['Port Louis', 'Mauritius', 'Indian/Mauritius'], ['Porto', 'Portugal', 'Europe/Lisbon'], ['Prague', 'Czechia', 'Europe/Prague'], ['Praia', 'Cape Verde', 'Atlantic/Cape_Verde'], ['Quito', 'Ecuador', 'America/Guayaquil'],
  ['Reykjavík', 'Iceland', 'Atlantic/Reykjavik'], ['Riga', 'Latvia', 'Europe/Riga'], ['Rio de Janeiro', 'Brazil', 'America/Sao_Paulo'], ['Riyadh', 'Saudi Arabia', 'Asia/Riyadh'], ['Rome', 'Italy', 'Europe/Rome'],
  ['San Francisco', 'United States', 'America/Los_Angeles'], ['San José', 'Costa Rica', 'America/Costa_Rica'], ['San Juan', 'Puerto Rico', 'America/Puerto_Rico'], ['Santiago', 'Chile', 'America/Santiago'],
  ['Santo Domingo', 'Dominican Republic', 'America/Santo_Domingo'], ['São Paulo', 'Brazil', 'America/Sao_Paulo'], ['Sarajevo', 'Bosnia and Herzegovina', 'Europe/Sarajevo'], ['Seattle', 'United States', 'America/Los_Angeles'],
  ['Seoul', 'South Korea', 'Asia/Seoul'], ['Shanghai', 'China', 'Asia/Shanghai'], ['Singapore', 'Singapore', 'Asia/Singapore'], ['Skopje', 'North Macedonia', 'Europe/Skopje'], ['Sofia', 'Bulgaria', 'Europe/Sofia'],
  ['St John’s', 'Canada', 'America/St_Johns'], ['Stockholm', 'Sweden', 'Europe/Stockholm'], ['Suva', 'Fiji', 'Pacific/Fiji'], ['Sydney', 'Australia', 'Australia/Sydney'], ['Taipei', 'Taiwan', 'Asia/Taipei'],
  ['Tallinn', 'Estonia', 'Europe/Tallinn'], ['Tashkent', 'Uzbekistan', 'Asia/Tashkent'], ['Tbilisi', 'Georgia', 'Asia/Tbilisi'], ['Tehran', 'Iran', 'Asia/Tehran'], ['Tirana', 'Albania', 'Europe/Tirane'],
  ['Tokyo', 'Japan', 'Asia/Tokyo'], ['Toronto', 'Canada', 'America/Toronto'], ['Tripoli', 'Libya', 'Africa/Tripoli'], ['Tunis', 'Tunisia', 'Africa/Tunis'], ['Ulaanbaatar', 'Mongolia', 'Asia/Ulaanbaatar'],
  ['Valletta', 'Malta', 'Europe/Malta'], ['Vancouver', 'Canada', 'America/Vancouver'], ['Vienna', 'Austria', 'Europe/Vienna'], ['Vilnius', 'Lithuania', 'Europe/Vilnius'], ['Warsaw', 'Poland', 'Europe/Warsaw'],
  ['Washington DC', 'United States', 'America/New_York'], ['Wellington', 'New Zealand', 'Pacific/Auckland'], ['Windhoek', 'Namibia', 'Africa/Windhoek'], ['Winnipeg', 'Canada', 'America/Winnipeg'], ['Yangon', 'Myanmar', 'Asia/Yangon'],
  ['Yerevan', 'Armenia', 'Asia/Yerevan'], ['Zagreb', 'Croatia', 'Europe/Zagreb'], ['Zürich', 'Switzerland', 'Europe/Zurich'],
] as const;

/** A city's id is its name in plain letters: `sao-paulo`. */
export const CITIES: readonly City[] = LIST.map(([name, country, zone]) => ({ id: fold(name).replaceAll(/[^a-z]+/g, '-'), name, country, zone }));
