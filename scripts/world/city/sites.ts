/** Where places stand whose address has no house number. */
export const sites: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'maritime-museum': [86, -30],
  'customs-square': [5, -14],
  'ferry-pier': [260, 320],
  'central-station': [60, -1290],
  'brackwater-halt': [1404, -1786],
  'quayside-stop': [-300, 164],
  'fennel-pitches': [-880, -2790],
  'fennel-park': [-1200, -2330],
  'inkwell-press': [1190, -1552],
  'saturday-market': [1190, -96],
  'ropewalk-parking': [-440, 86],
  'gullwing-light': [-3240, 2270],
  'long-strand': [-2080, 1010],
  'kelp-cottage': [1760, 2690],
  'north-landing': [1600, 2690],
  'old-bridge': [566, -264],
};
