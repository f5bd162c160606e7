import { z } from 'zod';
import type { AlarmUseCases } from '../../../application/alarm/index.ts';
import { ALARM_KINDS, ALARM_STATES, type AlarmKind } from '../../../domain/alarm/alarm.ts';
import { alarmNotFound } from '../../../domain/alarm/errors.ts';
import { ROLE_OF } from '../../../domain/operator/acts.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { integerParam, line, orNull, time, withNulls } from '../frame/wire/wire.ts';

const State = z.enum(ALARM_STATES).meta({
  id: 'AlarmState',
  description: 'An acknowledged alarm that is raised a day later opens again',
  example: 'open',
});

const AlarmsQuery = z.strictObject({
  state: State.optional(),
  limit: integerParam(1, 100).default(50).meta({ description: 'At most this many alarms', example: '50' }),
  cursor: z.string().max(100).optional().meta({ description: 'The nextCursor of the page before' }),
});

const AlarmParams = z.object({ id: z.uuid().meta({ description: 'The id of the alarm' }) });

const AcknowledgeAlarm = z
  .strictObject({ note: line(1, 1_000).meta({ description: 'What was found or done', example: 'Node was restarted' }) })
  .meta({ id: 'AcknowledgeAlarm', description: 'The note to keep with the alarm' });

const Acknowledgement = z
  .object({ by: z.string().meta({ description: 'The operator: a wallet, or cli:<user>' }), note: z.string(), at: time })
  .meta({ id: 'AlarmAcknowledgement', description: 'Who acknowledged the alarm last' });

const Alarm = withNulls({
  id: z.string(),
  kind: z.enum(Object.keys(ALARM_KINDS) as [AlarmKind, ...AlarmKind[]]),
  subject: z
    .string()
    .meta({ description: 'Alarms of one kind and one subject are one alarm', example: 'chainId=8453' }),
  message: z.string(),
  facts: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .meta({ description: 'Of the last time; names and values depend on the kind' }),
  state: State,
  firstAt: time,
  lastAt: time,
  count: z.int().meta({ description: 'How often it was raised', example: 3 }),
  acknowledgement: orNull(Acknowledgement),
}).meta({ id: 'Alarm', description: 'A condition that needs an operator' });

const Alarms = withNulls({ alarms: z.array(Alarm), nextCursor: orNull(z.string()) }).meta({
  id: 'Alarms',
  description: 'One page of alarms, the newest first',
});

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
