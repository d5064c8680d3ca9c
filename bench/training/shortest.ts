export { Shortest, shortestPathReward } from '../../judges/rewards/shortest.ts';
