export default {
  choose: 'Choose a token',
  search: 'Search',
  placeholder: 'Symbol, name or contract',
  failed: 'The token list could not be read',
  shown: '{shown, number} of {found, number} tokens',
  none: 'No token matches. The list of this network has no such symbol, name or contract.',
  tokens: 'Tokens',
  coin: 'Network coin',
} as const;
