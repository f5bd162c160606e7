import { z } from 'zod';
import { time, walletAddress } from '../frame/wire/wire.ts';

/** Lines of text. Control characters but the line break are unsafe in databases and terminals; so are lone surrogates. */
const text = z
  .string()
  .min(1)
  .max(4_000)
  .refine((value) => !/[\p{Cs}]|(?!\n)\p{Cc}/u.test(value), 'must not contain control characters')
  .meta({ description: 'Shown to operators only', example: 'Called back, identity confirmed' });

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
