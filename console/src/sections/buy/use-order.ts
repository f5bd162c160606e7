import type { Data } from '@institutional-defi/client';
import { isApiError } from '@institutional-defi/client';
import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { amountProblem } from '../../kit/index.ts';
import { checksummed } from '../../values/address.ts';
import { editableAmount, parseAmount } from '../../values/amount.ts';
import type { Hex, PaymentToken, PurchaseOrder } from '../../values/purchase/purchase.ts';
import { limitOf } from '../../values/purchase/sale-figures.ts';
import { t } from './texts/index.ts';
import { useDebounced } from './use-debounced.ts';

type Rules = Data<'viewSaleRules'>;
export type Order = ReturnType<typeof useOrder>;

/** What the person enters, and what the service says about it. */
export function useOrder(wallet: Hex, rules: Rules) {
  const [text, setText] = useState('');
  const [address, setAddress] = useState<string>(rules.paymentTokens[0]?.address ?? '');
  const [code, setCode] = useState('');
  const token = (rules.paymentTokens.find((one) => one.address === address) ?? rules.paymentTokens[0]) as PaymentToken;
  const parsed = parseAmount(text, token.decimals);
  const amount = parsed.ok ? parsed.units : undefined;
  const asked = useDebounced(amount === undefined || amount === 0n ? rules.minContribution : String(amount));
  const query = { wallet, amount: asked, paymentToken: token.address };
  const eligibility = useOperation('viewSaleEligibility', { query }, { keepPrevious: true, refetchEvery: 10_000 });
  const referrer = useReferrer(code);
  const least = BigInt(rules.minContribution);
  const most = limitOf(eligibility.data?.remaining);
  const limits = { decimals: token.decimals, symbol: token.symbol, least, most };
  const isWrong = text !== '' && amountProblem(parsed, limits) !== undefined;
  const isJudged = asked === String(amount) && eligibility.data?.eligible === true && !eligibility.isPlaceholderData;
  const order: PurchaseOrder | undefined =
    amount === undefined || isWrong || !isJudged || referrer.problem !== undefined
      ? undefined
      : {
          amount: String(amount),
          token: { address: token.address, symbol: token.symbol, decimals: token.decimals },
          ...(code.trim() !== '' && { referrer: code.trim() }),
        };
  return {
    text,
    setText,
    token,
    setToken: setAddress,
    code,
    setCode,
    amount,
    limits,
    eligibility,
    isWrong,
    referrer,
    order,
    setUnits: (units: bigint) => setText(editableAmount(units, token.decimals)),
  };
}

/** The wallet behind a referral code. A wallet's address is taken as it is. */
function useReferrer(code: string) {
  const settled = useDebounced(code.trim());
  const isAddress = checksummed(settled) !== undefined;
  const resolved = useOperation(
    'resolveReferralCode',
    { query: { code: settled } },
    { enabled: settled !== '' && !isAddress },
  );
  const isPending = code.trim() !== settled || (settled !== '' && !isAddress && resolved.isPending);
  const unknown = isApiError(resolved.error) && !isAddress && settled !== '';
  return {
    wallet: settled === '' ? undefined : isAddress ? settled : resolved.data?.wallet,
    isPending,
    problem: unknown ? t('codeUnknown') : undefined,
  };
}
