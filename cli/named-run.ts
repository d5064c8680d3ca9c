import { CliError } from './errors.ts';
import type { RunData } from '../bench/run/report/read.ts';

/** A run as it is typed: its folder, an id under runs/, or `latest`. Throws CliError with status 2, since it is the argument that was wrong. */
export async function readNamedRun(named: string): Promise<RunData> {
  const { findRun, readRun, ReportError } = await import('../bench/run/report/read.ts');
  try {
    return readRun(findRun(named));
  } catch (error) {
    throw error instanceof ReportError ? new CliError(error.code, error.message, { status: 2 }) : error;
  }
}
