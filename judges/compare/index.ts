export { consequencesOf, factsBetween, type Fact } from './facts.ts';
export { freeTest, type FreePlace } from './free.ts';
export { asChanged } from './remade.ts';
export { matchFacts, withoutRenamed, type Matching } from './match.ts';
