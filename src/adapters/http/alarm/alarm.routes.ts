import type { AlarmUseCases } from '../../../application/alarm/index.ts';
import { alarmNotFound } from '../../../domain/alarm/errors.ts';
import { ROLE_OF } from '../../../domain/operator/acts.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { AcknowledgeAlarm, Alarm, AlarmParams, Alarms, AlarmsQuery } from './alarm.schemas.ts';

export const alarmRoutes = (alarm: AlarmUseCases) => [
  route({
    method: 'get',
    path: '/api/operator/alarms',
    operationId: 'listAlarms',
    tag: 'Operator',
    summary: 'List the alarms',
    description:
      'Alarms are rows: of one kind and one subject there is one, with its first and last time and its count.',
    access: 'operator',
    limit: 'read',
    query: AlarmsQuery,
    reply: data(Alarms, 'One page of alarms'),
    fails: [storeUnavailable],
    handle: async ({ query: { state, ...page }, caller }) => {
      const { items, nextCursor } = await alarm.list(caller.wallet, state, pageOf(page));
      return { alarms: [...items], nextCursor };
    },
  }),
  route({
    method: 'post',
    path: '/api/operator/alarms/{id}/acknowledge',
    operationId: 'acknowledgeAlarm',
    tag: 'Operator',
    summary: 'Acknowledge an alarm',
    description: 'Raised again within a day, it stays acknowledged; later, it opens again.',
    access: 'operator',
    role: ROLE_OF['alarm.acknowledge'],
    limit: 'write',
    params: AlarmParams,
    body: AcknowledgeAlarm,
    reply: data(Alarm, 'The alarm'),
    fails: [alarmNotFound, storeUnavailable],
    handle: ({ params, body, caller }) => alarm.acknowledge(params.id, caller.wallet, body.note),
  }),
];

const pageOf = ({ limit, cursor }: Readonly<{ limit: number; cursor?: string | undefined }>) => ({
  limit,
  ...(cursor !== undefined && { cursor }),
});
