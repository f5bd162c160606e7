import type { Schemas } from '@institutional-defi/client';
import { type Rule, RuleList } from '../../../kit/index.ts';
import { findingText, plainText } from '../frame/rule-words.ts';
import { type PaymentToken, usePaymentToken } from '../frame/use-payment-token.ts';
import css from './decisions.module.css';

type Finding = Schemas['OperatorRuleFinding'];

type FindingListProps = Readonly<{ label: string; findings: readonly Finding[] }>;

/** Each rule with the refusal that it gives and the fact that it rested on: first what fails, then what could not be checked; the others are folded. */
export const FindingList = ({ label, findings }: FindingListProps) => {
  const met = findings.filter(({ outcome }) => outcome === 'pass');
  const failed = findings.filter(({ outcome }) => outcome === 'fail');
  const unknown = findings.filter(({ outcome }) => outcome === 'unknown');
  // Another rule decided: what this one rests on was not read, or waits for the same.
  const unread = unknown.filter(({ code }) => code === null || failed.some((one) => one.code === code));
  const obstacles = [...failed, ...unknown.filter((one) => !unread.includes(one))];
  return (
    <>
      {obstacles.length > 0 && <Findings label={label} findings={obstacles} />}
      <Folded label={`${label}: met`} findings={met}>
        {met.length === findings.length ? 'All rules are met' : 'Rules that are met'}
      </Folded>
      <Folded label={`${label}: not checked`} findings={unread}>
        Rules that were not checked
      </Folded>
    </>
  );
};

const Folded = ({ label, findings, children }: FindingListProps & Readonly<{ children: string }>) =>
  findings.length > 0 && (
    <details>
      <summary className={css.summary}>
        {children} ({findings.length})
      </summary>
      <Findings label={label} findings={findings} />
    </details>
  );

function Findings({ label, findings }: FindingListProps) {
  const token = usePaymentToken();
  return <RuleList label={label} rules={findings.map((finding) => asRule(finding, token))} />;
}

const asRule = (finding: Finding, token: PaymentToken | undefined): Rule => {
  const { rule, outcome, code, message, fact } = finding;
  return {
    id: rule,
    title: findingText(finding),
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
  };
};

function factText({ source, age, block, version }: NonNullable<Finding['fact']>): string {
  const parts = [`Source: ${source}`];
  if (age !== null) parts.push(age < 1 ? 'read at that moment' : `${Math.round(age).toLocaleString('en')} s old`);
  if (block !== null) parts.push(`block ${block.toLocaleString('en')}`);
  if (version !== null) parts.push(`version ${version}`);
  return parts.join(', ');
}
