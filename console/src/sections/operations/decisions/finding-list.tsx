import type { Schemas } from '@institutional-defi/client';
import { type Rule, RuleList } from '../../../kit/index.ts';
import { type PaymentToken, usePaymentToken } from '../frame/use-payment-token.ts';
import { plainText, ruleTitle } from '../frame/words.ts';

type Finding = Schemas['OperatorRuleFinding'];

/** Each rule with its outcome, the refusal that it gives, and the fact that it rested on. */
export function FindingList({ label, findings }: Readonly<{ label: string; findings: readonly Finding[] }>) {
  const token = usePaymentToken();
  return <RuleList label={label} rules={findings.map((finding) => asRule(finding, token))} />;
}

const asRule = ({ rule, outcome, code, message, fact }: Finding, token: PaymentToken | undefined): Rule => ({
  id: rule,
  title: ruleTitle(rule),
  outcome,
  detail: (
    <>
      {message !== null && <div>{plainText(message, token)}</div>}
      <div>
        {code !== null && (
          <>
            <code>{code}</code>{' '}
          </>
        )}
        {fact !== null && factText(fact)}
      </div>
    </>
  ),
});

function factText({ source, age, block, version }: NonNullable<Finding['fact']>): string {
  const parts = [`Source: ${source}`];
  if (age !== null) parts.push(age < 1 ? 'read at that moment' : `${Math.round(age).toLocaleString('en')} s old`);
  if (block !== null) parts.push(`block ${block.toLocaleString('en')}`);
  if (version !== null) parts.push(`version ${version}`);
  return parts.join(', ');
}
