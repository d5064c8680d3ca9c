/** Pictures of second-hand things that are not of anything new. */
export const used = [
  'lamp-green',
  'chair-oak',
  'chair-blue',
  'tripod-black',
  'games-red',
  'shelf-pine',
  'vase-blue',
  'radio-brown',
  'bear-cream',
  'boots-grey',
  'tent-blue',
] as const;
