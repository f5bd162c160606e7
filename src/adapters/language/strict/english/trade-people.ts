/** Who may have an opinion of a token. Nobody of them gets or gives anything. */
export const PEOPLE_WORDS = ['my', 'our']
  .flatMap((whose) =>
    'son|daughter|wife|husband|mom|mum|dad|mother|father|brother|sister|friend|friends|grandson|granddaughter|nephew|niece|uncle|aunt|cousin|grandpa|grandma|granddad|boss|accountant|mate|buddy|neighbour|neighbor|partner|colleague|roommate|boyfriend|girlfriend|advisor|adviser|financial advisor|kid|kids|barber|broker|banker|analyst|coworker|flatmate'
      .split('|')
      .map((one) => `${whose} ${one}`),
  )
  .concat('people', 'everyone', 'everybody', 'someone', 'somebody', 'twitter', 'a friend', 'the news', 'reddit')
  .join('|');
