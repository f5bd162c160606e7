import { useOperation } from '../../api/index.ts';
import { Limit } from '../../figures/index.ts';
import { tierName } from '../../guide/index.ts';
import { KeyValueList, Loaded, Skeleton } from '../../kit/index.ts';
import { t } from './texts/index.ts';

/** What the wallet's tier still allows. */
export function SaleLimits({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const eligibility = useOperation('viewSaleEligibility', { query: { wallet } });
  const { data: rules } = useOperation('viewSaleRules');
  const token = rules?.paymentTokens[0];
  return (
    <Loaded query={eligibility} failed={t('standingFailed')} skeleton={<Skeleton lines={2} />}>
      {({ tier, remaining }) => (
        <KeyValueList
          pairs={[
            { name: t('yourTier'), value: tier === null ? t('notVerified') : tierName(tier) },
            {
              name: t('mayStillBuy'),
              value: <Limit units={token && remaining} decimals={token?.decimals ?? 0} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}
