import { z } from 'zod';
import { lines, time, walletAddress } from '../frame/wire/wire.ts';

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
