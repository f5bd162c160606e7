import { z } from 'zod';
import { orNull, walletAddress, withNulls } from '../frame/wire/wire.ts';

export const EmbeddedSession = withNulls({
  authenticated: z.boolean(),
  address: orNull(walletAddress),
  provider: z.literal('embedded'),
  embeddedUserId: orNull(z.string()).meta({ description: 'The provider’s id of the user' }),
}).meta({
  id: 'EmbeddedWalletSession',
  description: 'The embedded-wallet session of the request; nulls when there is none',
});

export const EmbeddedSignIn = z
  .strictObject({
    address: walletAddress,
    embeddedUserId: z.uuid().optional().meta({ description: 'Must be the user of the token' }),
    issueToken: z.boolean().optional().meta({ description: 'Also return a bearer token' }),
  })
  .meta({
    id: 'EmbeddedWalletSignIn',
    description: 'A wallet whose ownership the identity token proves',
    example: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  });

export const EmbeddedSignedIn = z
  .object({
    ok: z.literal(true),
    address: walletAddress,
    provider: z.literal('embedded'),
    accessToken: z.string().optional().meta({ description: 'Only when issueToken was true' }),
    tokenType: z.literal('Bearer').optional(),
    expiresIn: z.int().optional().meta({ description: 'Seconds', example: 43200 }),
    hint: z.string().optional().meta({ description: 'What a page on another site should do' }),
  })
  .meta({ id: 'EmbeddedWalletSignedIn', description: 'Signed in; the session cookie is set' });
