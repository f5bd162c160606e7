import type { Schemas } from '@institutional-defi/client';
import { Notice, Stack } from '../kit/index.ts';
import { addressIn } from '../values/look-alike.ts';
import { LookAlike } from './look-alike.tsx';

type WarningsProps = Readonly<{ warnings: readonly Schemas['TransferWarning'][]; to: string }>;

const TITLES: Readonly<Record<Schemas['TransferWarning']['code'], string>> = {
  RECIPIENT_LOOKS_ALIKE: 'This address imitates one that you know',
  RECIPIENT_IS_YOURSELF: 'You send to your own wallet',
  RECIPIENT_IS_CONTRACT: 'The recipient is a contract',
  GAS_MONEY_MISSING: 'Too few coins for the fee',
};

/** What the service warns of before the signature. */
export const Warnings = ({ warnings, to }: WarningsProps) => (
  <Stack>
    {warnings.map(({ code, message }) => {
      const known = code === 'RECIPIENT_LOOKS_ALIKE' ? addressIn(message) : undefined;
      return (
        <Notice key={message} tone={known === undefined ? 'warn' : 'bad'} title={TITLES[code]}>
          {known === undefined ? (
            <p>{message}.</p>
          ) : (
            <>
              <p>Compare every character. Ask the recipient on another channel before you send.</p>
              <LookAlike recipient={to} known={known} />
            </>
          )}
        </Notice>
      );
    })}
  </Stack>
);
