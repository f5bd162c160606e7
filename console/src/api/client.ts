import { createClient } from '@institutional-defi/client';
import { withoutDirectionMarks } from './direction-marks.ts';
import { noteSandbox } from './sandbox.ts';

/** The only way to the service. Queries repeat by themselves (app/query-client.ts), so the client does not repeat reads twice. */
export const api = createClient({
  baseUrl: location.origin,
  session: 'cookie',
  retries: 0,
  fetch: async (request, init) => {
    const response = await fetch(request, init);
    noteSandbox(response.headers);
    return withoutDirectionMarks(response);
  },
});
