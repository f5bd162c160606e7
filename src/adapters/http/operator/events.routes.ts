import { tooManyStreams } from '../../../domain/operator/errors.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { flat, Streamed } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import type { ChangeFeed } from './change-feed.ts';
import { Text } from './records.schemas.ts';

const ENDED = 'event: ended\ndata: {"reason":"NOT_ADMITTED"}\n\n';

export const eventRoutes = (feed: ChangeFeed) => [
  route({
    method: 'get',
    path: '/api/operator/events',
    operationId: 'followChanges',
    tag: 'Operator',
    summary: 'Follow which of the operators’ data changes',
    description:
      'Server-sent events: `changed` with `{ topics }`, comments as heartbeat, and `ended` when the operator is no longer admitted. Read the data itself again from its endpoint.',
    access: 'operator',
    limit: 'read',
    reply: { ...flat(Text, 'A stream of events'), mediaType: 'text/event-stream' },
    fails: [tooManyStreams, storeUnavailable],
    handle: ({ caller }) => new Streamed(feed.listen(caller.wallet), ENDED),
  }),
];
