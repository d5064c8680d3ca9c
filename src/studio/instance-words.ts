/** Which instance of its task an episode is, and which try of it: `seed 3, try 2`. */
export const instanceWords = (episode: { seed: number; try?: number }) =>
  `seed ${episode.seed}${episode.try === undefined ? '' : `, try ${episode.try}`}`;
