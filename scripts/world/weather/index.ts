/** Towns of the phone's own world, which no atlas has; those around Harrow Bay stand in place of the real ones there. */
export const towns = [
  { name: 'Harrow Bay', admin: 'South Coast', country: 'United Kingdom', lat: 50.82, lon: -1.4, zone: 'Europe/London' },
  { name: 'Gannet Isle', admin: 'South Coast', country: 'United Kingdom', lat: 50.66, lon: -1.3, zone: 'Europe/London' },
  { name: 'Gullwing Point', admin: 'South Coast', country: 'United Kingdom', lat: 50.74, lon: -1.55, zone: 'Europe/London' },
  { name: 'Wexcombe', admin: 'West Country', country: 'United Kingdom', lat: 51.27, lon: -2.14, zone: 'Europe/London' },
  { name: 'Upper Stanning', admin: 'West Country', country: 'United Kingdom', lat: 51.06, lon: -1.88, zone: 'Europe/London' },
  { name: 'Port Ellery', admin: 'New England', country: 'United States', lat: 42.95, lon: -70.68, zone: 'America/New_York' },
  { name: 'Villaclara del Mar', admin: 'Costa Blanca', country: 'Spain', lat: 38.19, lon: -0.56, zone: 'Europe/Madrid' },
] as const;

/** Kilometres around Harrow Bay in which only invented towns lie. */
export const INVENTED_KM = 48;

/** Saved places, in the person's order: home, Robin's parents, Inés's family, where friends are and holidays were. */
export const saved = [
  ['Harrow Bay', 'United Kingdom', '2024-09-28 18:12'], ['Wexcombe', 'United Kingdom', '2024-09-28 18:13'], ['Villaclara del Mar', 'Spain', '2024-12-19 21:40'],
  ['Lisbon', 'Portugal', '2025-05-02 07:55'], ['Beijing', 'China', '2025-10-11 12:03'], ['Cairo', 'Egypt', '2026-01-30 19:27'], ['Montevideo', 'Uruguay', '2026-02-17 22:48'],
] as const;

/** Other ways to write cities that are looked for often: `name|country` → further names. */
export const alsoCalled: Readonly<Record<string, string>> = {
  'Beijing|China': '北京', 'Shanghai|China': '上海', 'Guangzhou|China': '广州', 'Shenzhen|China': '深圳', 'Chengdu|China': '成都', 'Hangzhou|China': '杭州', 'Xian|China': '西安 Xi’an', 'Nanjing|China': '南京', 'Wuhan|China': '武汉', 'Chongqing|China': '重庆', 'Tianjin|China': '天津',
  'Hong Kong|Hong Kong': '香港', 'Taipei|Taiwan': '台北', 'Tokyo|Japan': '东京 東京', 'Osaka|Japan': '大阪', 'Kyoto|Japan': '京都', 'Seoul|South Korea': '首尔 서울', 'Singapore|Singapore': '新加坡', 'London|United Kingdom': '伦敦 Londres', 'Paris|France': '巴黎 París', 'New York|United States': '纽约 Nueva York',
  'Lisbon|Portugal': '里斯本 Lisboa', 'Cairo|Egypt': '开罗 القاهرة El Cairo', 'Montevideo|Uruguay': '蒙得维的亚', 'Madrid|Spain': '马德里', 'Barcelona|Spain': '巴塞罗那', 'Rome|Italy': '罗马 Roma', 'Milan|Italy': '米兰 Milano', 'Munich|Germany': 'München', 'Cologne|Germany': 'Köln', 'Vienna|Austria': 'Wien 维也纳',
  'Copenhagen|Denmark': 'København', 'Athens|Greece': 'Atenas Αθήνα', 'Moscow|Russia': '莫斯科 Moskva', 'Damascus|Syria': 'دمشق', 'Baghdad|Iraq': 'بغداد', 'Riyadh|Saudi Arabia': 'الرياض', 'Dubai|United Arab Emirates': 'دبي', 'Beirut|Lebanon': 'بيروت', 'Amman|Jordan': 'عمّان', 'Alexandria|Egypt': 'الإسكندرية',
  'Mexico City|Mexico': 'Ciudad de México', 'Havana|Cuba': 'La Habana', 'Prague|Czechia': 'Praha', 'Warsaw|Poland': 'Warszawa', 'Bucharest|Romania': 'București', 'Brussels|Belgium': 'Bruxelles', 'Geneva|Switzerland': 'Genève', 'Zürich|Switzerland': 'Zurich',
};
