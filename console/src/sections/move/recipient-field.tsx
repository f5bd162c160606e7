import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { useOperation } from '../../api/index.ts';
import { Badge, Notice, Status, TextField } from '../../kit/index.ts';
import { LookAlike } from '../../signing/index.ts';
import { sameAddress } from '../../values/address.ts';
import { imitated, isOneOf, type TypedRecipient, typedRecipient } from '../../values/recipient.ts';
import { Contacts } from './contacts.tsx';
import css from './move.module.css';
import { t } from './texts/index.ts';

type RecipientFieldProps = Readonly<{
  wallet: Hex;
  chainId: number;
  value: string;
  onChange: (value: string) => void;
  /** The form was submitted: an empty field is an error too. */
  isChecked: boolean;
}>;

/** The recipient, checked while it is typed. */
export function RecipientField({ wallet, chainId, value, onChange, isChecked }: RecipientFieldProps) {
  const typed = typedRecipient(value);
  const isLong = value.trim().length >= 42;
  const error =
    typed.state === 'wrong' && (isLong || isChecked || !value.trim().startsWith('0x'))
      ? said(typed)
      : typed.state === 'empty' && isChecked
        ? t('recipient.missing')
        : undefined;
  return (
    <>
      <TextField
        label={t('recipient')}
        mono
        spellCheck={false}
        autoCapitalize="off"
        placeholder="0x…"
        value={value}
        onChange={onChange}
        error={error}
        hint={typed.state === 'address' ? undefined : t('recipient.hint')}
      />
      {typed.state === 'empty' && <Contacts onChoose={onChange} />}
      {typed.state === 'address' && (
        <Remarks wallet={wallet} chainId={chainId} to={typed.address} hasChecksum={typed.hasChecksum} />
      )}
    </>
  );
}

const said = ({ problem, count }: Extract<TypedRecipient, { state: 'wrong' }>) =>
  problem === 'length' ? t('recipient.length', { count }) : t(`recipient.${problem}`);

type RemarksProps = Readonly<{ wallet: Hex; chainId: number; to: Hex; hasChecksum: boolean }>;

function Remarks({ wallet, chainId, to, hasChecksum }: RemarksProps) {
  const used = useUsedAddresses(wallet);
  const isContract = useIsContract(chainId, to);
  const imitates = imitated(to, [wallet, ...used]);
  const isKnown = isOneOf(to, used);
  return (
    <div role="status" className={css.remarks}>
      {sameAddress(to, wallet) && <Status tone="warn">{t('recipient.own')}</Status>}
      {isContract === true && <Status tone="warn">{t('recipient.contract')}</Status>}
      {isContract === false && !sameAddress(to, wallet) && (
        <Status tone="good">
          {t(isKnown ? 'recipient.used' : hasChecksum ? 'recipient.good' : 'recipient.plain')}
        </Status>
      )}
      {isContract !== false && isKnown && <Badge tone="good">{t('recipient.usedBefore')}</Badge>}
      {imitates.map((known) => (
        <Notice key={known} tone="bad" title={t('recipient.imitates')}>
          <LookAlike recipient={to} known={known} />
        </Notice>
      ))}
    </div>
  );
}

/** Addresses that the wallet sent to before. */
function useUsedAddresses(wallet: Hex): readonly string[] {
  const { data } = useOperation('viewTransactions', { query: { address: wallet, limit: '100' } });
  return (data?.transactions ?? []).flatMap(({ direction, to }) => (direction === 'out' && to !== null ? [to] : []));
}

/** Undefined while the wallet is on another network, whose node does not know. */
function useIsContract(chainId: number, address: Hex): boolean | undefined {
  const config = useConfig();
  const connection = useConnection();
  const { data } = useQuery({
    queryKey: ['contract', chainId, address],
    queryFn: async () => (await import('../../signing/wallet-work.ts')).isContract(config, chainId, address),
    enabled: connection.status === 'connected' && connection.chainId === chainId,
    staleTime: 60_000,
    retry: false,
  });
  return data;
}
