import { t } from './texts/index.ts';

export const isKnownRule = (rule: string): boolean => t.has(`rule.${rule}`);

/** The rules of a purchase, in words. A rule of a newer service is shown by its name. */
export const ruleTitle = (rule: string): string => (isKnownRule(rule) ? t(`rule.${rule}` as 'rule.kyc') : rule);
