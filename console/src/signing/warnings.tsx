import type { Schemas } from '@institutional-defi/client';
import { Notice, Stack } from '../kit/index.ts';
import { addressIn } from '../values/look-alike.ts';
import { LookAlike } from './look-alike.tsx';
import { t } from './texts/index.ts';

type WarningsProps = Readonly<{
  warnings: readonly Schemas['TransferWarning'][];
  to: string;
  /** The coin of the network. */
  coin: string;
}>;

/** What the service warns of before the signature. */
export const Warnings = ({ warnings, to, coin }: WarningsProps) => (
  <Stack>
    {warnings.map(({ code, message }) => {
      const known = code === 'RECIPIENT_LOOKS_ALIKE' ? addressIn(message) : undefined;
      return (
        <Notice
          key={message}
          tone={known === undefined ? 'warn' : 'bad'}
          title={code === 'GAS_MONEY_MISSING' ? t(`warning.${code}`, { coin }) : t(`warning.${code}`)}
        >
          <p>{code === 'GAS_MONEY_MISSING' ? t(`warning.${code}.text`, { coin }) : t(`warning.${code}.text`)}</p>
          {known !== undefined && <LookAlike recipient={to} known={known} />}
        </Notice>
      );
    })}
  </Stack>
);
