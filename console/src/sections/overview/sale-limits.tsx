import { useOperation } from '../../api/index.ts';
import { Limit } from '../../figures/index.ts';
import { KeyValueList, Loaded, Skeleton } from '../../kit/index.ts';

/** What the wallet's tier still allows. */
export function SaleLimits({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const eligibility = useOperation('viewSaleEligibility', { query: { wallet } });
  const { data: rules } = useOperation('viewSaleRules');
  const token = rules?.paymentTokens[0];
  return (
    <Loaded query={eligibility} failed="Your standing could not be read" skeleton={<Skeleton lines={2} />}>
      {({ tier, remaining }) => (
        <KeyValueList
          pairs={[
            { name: 'Your tier', value: rules?.tiers.find((one) => one.tier === tier)?.name ?? 'Not verified' },
            {
              name: 'You may still buy for',
              value: <Limit units={token && remaining} decimals={token?.decimals ?? 0} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}
