import { z } from 'zod';
import { OPERATOR_ROLES } from '../../../domain/operator/operator.ts';
import { lines, orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';

const text = lines(1, 4_000).meta({
  description: 'Shown to operators only',
  example: 'Called back, identity confirmed',
});

export const AddNote = z.strictObject({ text }).meta({ id: 'AddNote', description: 'A note about a wallet' });

export const Note = z
  .object({
    id: z.string().meta({ example: '7' }),
    wallet: walletAddress,
    text: z.string().meta({ example: 'Called back, identity confirmed' }),
    by: z.string().meta({ description: 'A wallet, or `cli:<user>`', example: 'cli:root' }),
    at: time,
  })
  .meta({ id: 'OperatorNote', description: 'What an operator wrote about a wallet' });

export const Role = z
  .enum(OPERATOR_ROLES)
  .meta({ id: 'OperatorRole', description: 'Each role has the powers of the roles before it', example: 'reviewer' });

export const OperatorSession = withNulls({
  wallet: walletAddress,
  role: Role,
  gatePassed: z.boolean().meta({ description: 'True also where the service has no gate password', example: true }),
  freshUntil: time.meta({ description: 'When changes start to require a new sign-in' }),
  fourEyes: z.boolean().meta({ description: 'Whether somebody else than the proposer must approve', example: true }),
  waiting: orNull(z.object({ alarms: z.int().meta({ example: 1 }), proposals: z.int().meta({ example: 2 }) })).meta({
    description: 'null until the password gate is passed',
  }),
}).meta({ id: 'OperatorSession', description: 'What the signed-in operator may do, and what waits' });

const OperatorEntry = withNulls({
  wallet: walletAddress,
  role: Role,
  since: orNull(time).meta({ description: 'Null for an operator whom the configuration names' }),
  by: orNull(z.string()).meta({ description: 'Who appointed the operator', example: null }),
}).meta({ id: 'Operator', description: 'A wallet with a role' });

export const Operators = z
  .object({ operators: z.array(OperatorEntry) })
  .meta({ id: 'Operators', description: 'Every operator' });
