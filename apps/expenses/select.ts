export * from './lists.ts';
export { centsOf, moneyText, plainAmount } from './money.ts';
export {
  addToIso,
  dateWords,
  dayWords,
  isoAt,
  momentOf,
  monthOf,
  monthWords,
  periodWords,
  spanOf,
  within,
} from './months.ts';
export { csvOf, readCsv } from './csv.ts';
export { dueAt, everyWords, recurringOf } from './recur.ts';
