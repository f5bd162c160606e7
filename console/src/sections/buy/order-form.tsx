import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import {
  Address,
  Amount,
  AmountField,
  Button,
  KeyValueList,
  Section,
  Select,
  Stack,
  TextField,
} from '../../kit/index.ts';
import { formatAmount } from '../../values/amount.ts';
import type { Hex, PurchaseOrder } from '../../values/purchase/purchase.ts';
import { limitOf, tokensFor } from '../../values/purchase/sale-figures.ts';
import { BeforeBuying } from './before-buying.tsx';
import { t } from './texts/index.ts';
import type { Order } from './use-order.ts';
import type { WalletReadiness } from './use-wallet-readiness.ts';
import { useSoldToken } from './use-wallet-reads.ts';

type Rules = Data<'viewSaleRules'>;

export type OrderFormProps = Readonly<{
  wallet: Hex;
  rules: Rules;
  order: Order;
  readiness: WalletReadiness;
  onStart: (order: PurchaseOrder) => void;
}>;

/** The amount, the token it is paid with and the referrer; then the purchase begins. */
export function OrderForm({ wallet, rules, order, readiness, onStart }: OrderFormProps) {
  const { token, limits } = order;
  const ready = order.order !== undefined && readiness.isOnNetwork === true && readiness.isEnough !== false;
  return (
    <Section title={t('yourPurchase')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && order.order !== undefined) onStart(order.order);
        }}
      >
        <Stack>
          <BeforeBuying wallet={wallet} readiness={readiness} amount={{ limits, onChange: order.setUnits }} />
          {rules.paymentTokens.length > 1 && (
            <Select
              label={t('payWith')}
              value={token.address}
              onChange={order.setToken}
              choices={rules.paymentTokens.map(({ address, symbol }) => ({ value: address, label: symbol }))}
            />
          )}
          <AmountField
            label={t('amount')}
            value={order.text}
            onChange={order.setText}
            decimals={token.decimals}
            symbol={token.symbol}
            least={limits.least}
            most={limits.most}
            hint={<Limits order={order} />}
          />
          <TextField
            label={t('code')}
            value={order.code}
            onChange={order.setCode}
            error={order.referrer.problem}
            hint={
              order.referrer.wallet === undefined
                ? t('codeHint')
                : t.rich('yourReferrer', { wallet: <Address value={order.referrer.wallet} /> })
            }
          />
          <Receive rules={rules} order={order} />
          <Button type="submit" variant="primary" disabled={!ready || order.referrer.isPending}>
            {order.amount === undefined
              ? t('buy')
              : t('buyFor', { amount: `${formatAmount(order.amount, token.decimals)} ${token.symbol}` })}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}

const Limits = ({ order: { token, limits, eligibility } }: Readonly<{ order: Order }>) => {
  const remaining = eligibility.data?.remaining;
  const most = limitOf(remaining);
  return (
    <>
      {t('atLeast', { amount: `${formatAmount(limits.least, token.decimals)} ${token.symbol}` })}{' '}
      {most !== undefined &&
        t.rich('mayStillBuy', {
          amount: <Amount units={most} decimals={token.decimals} symbol={token.symbol} places={2} />,
        })}
      {remaining != null && most === undefined && t('noTierLimit')}
    </>
  );
};

/** What the present price gives; the contract decides with the price at its block. */
function Receive({ rules, order }: Readonly<{ rules: Rules; order: Order }>) {
  const sold = useSoldToken(rules.chainId, rules.saleContract);
  const { data: status } = useOperation('viewSaleStatus');
  if (sold === undefined || status === undefined || order.amount === undefined || order.amount === 0n) return null;
  return (
    <KeyValueList
      pairs={[
        {
          name: t('receive'),
          value: (
            <Amount
              units={tokensFor(order.amount, BigInt(status.price), sold.decimals)}
              decimals={sold.decimals}
              symbol={sold.symbol}
            />
          ),
        },
      ]}
    />
  );
}
