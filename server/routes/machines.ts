import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { LogQuery, LogTail, Machines } from '../../src/protocol/wire/machines.ts';
import { LOCAL, type CellReader } from '../cell.ts';
import { ApiError } from '../errors.ts';
import type { Context } from './context.ts';

const tags = ['operations'];
const CellParams = Type.Object({ cell: Type.String({ description: 'Id of the cell.' }) });

/** What the room Machines shows, for the operator. */
export const machineRoutes =
  ({ auth, logKeeper }: Context, cell: CellReader): FastifyPluginAsyncTypebox =>
  async app => {
    app.addHook('onRequest', async request => auth.operator(request));
    app.addHook('onClose', async () => cell.samples.stop());
    app.get(
      '/v1/machines',
      {
        schema: {
          tags,
          summary: 'Each machine: renderers, queue, counters with their history, limits and versions',
          response: { 200: Machines },
        },
      },
      async () => ({ cells: [await cell.read()] }),
    );
    app.get(
      '/v1/machines/:cell/log',
      {
        schema: {
          tags,
          summary: 'The last lines of a machine’s log',
          params: CellParams,
          querystring: LogQuery,
          response: { 200: LogTail },
        },
      },
      async ({ params, query }) => {
        if (params.cell !== LOCAL)
          throw new ApiError('NOT_FOUND', `There is no cell ${params.cell}; GET /v1/machines lists them`);
        return logKeeper.read(query);
      },
    );
  };
