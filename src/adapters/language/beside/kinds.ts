import { wordSet } from './words.ts';

/**
 * Kinds of words with a meaning of their own. As what a payment is for they are harmless ("for the subscription", "for a book"); in other
 * places they say of the whole request that it is repeated, parted, quoted, later, paid by somebody else or with more.
 */
export const KINDS = {
  /** Payments that come again. */
  repeated: wordSet(`
    subscription subscriptions routine routines habit habits ritual rituals tradition traditions schedule schedules plan plans series cycle cycles
    recurrence repetition repeat repeats autopay autopayment rota rotation interval intervals frequency
    weekly monthly daily yearly hourly nightly annually quarterly biweekly fortnightly bimonthly regularly routinely repeatedly periodically
    permanently continually continuously constantly frequently habitually recurring repeating recurrent perpetual everyday
  `),
  /** Less than the whole, of a payment. */
  portion: wordSet(`
    parts instalment instalments installment installments portions slices chunks batches batch tranche tranches stages steps halves thirds quarters pieces bits
    split slice portion part piece half third segment dose
    splits legs phases segments fractions increments rates dribs drabs shares sections rounds doses lots drips
  `),
  /** What holds words that are quoted, played or learned. */
  text: wordSet(`
    lyrics lyric poem poems verse verses chapter chapters novel novels story stories tale tales fable script scripts scene scenes act episode episodes page pages
    diary journal essay essays speech speeches quote quotes quotation quotations title titles caption captions subtitle subtitles headline headlines manual manuals
    textbook textbooks homework exercise exercises assignment assignments example examples riddle joke jokes puzzle puzzles dialogue dialogues monologue transcript
    recital screenplay plot fiction drama comedy tragedy theatre theater play plays skit skits sketch sketches pantomime charade parody satire slogan motto prayer prayers
    psalm psalms hymn hymns chant anthem rhyme rhymes ballad sonnet haiku limerick proverb proverbs book books ebook audiobook comic comics cartoon cartoons movie movies film films
    song songs tune jingle opera musical video videos clip clips trailer podcast podcasts sitcom series article articles blog newspaper newspapers magazine magazines leaflet brochure
    handbook guidebook cookbook dictionary encyclopedia glossary bible quran torah game games quiz quizzes level quest mission roleplay simulation rehearsal drill drills dream dreams
    memoir autobiography biography anthology tutorial tutorials workbook worksheet worksheets test tests exam exams dictation grammar spelling vocabulary lesson lessons class classes
    course courses seminar lecture lectures curriculum syllabus template templates sample samples demo demos draft drafts notebook fairytale myth myths meme memes advert adverts
    advertisement commercial commercials letter letters column columns editorial paragraph paragraphs sentence sentences line lines passage stanza refrain chorus excerpt
    prologue epilogue preface foreword footnote appendix encore cutscene cutscenes action role roles character characters
  `),
  /** Where something is only played, shown or imagined. */
  pretended: wordSet(`
    monopoly chess poker scrabble catan bingo blackjack roulette rummy dominoes jenga checkers whist boardgame cards fortnite minecraft roblox sandbox arcade dollhouse playground lego puppets doll
    show shows soap tv television radio netflix stream streams channel broadcast matinee musical circus cinema whitepaper wiki manuscript webpage website newsletter blog thread ad advert poster
    flyer flyers leaflet leaflets sticker banner billboard sign postcard wallpaper cantata sonata libretto presentation talk sermon eulogy dream dreams imagination mind memory fantasy theory
    practice practise training rehearsals experiment workshop charades sims pretence costume disguise character
  `),
  /** What is paid besides. */
  extra: wordSet(`
    tip tips gratuity gratuities vat tax taxes surcharge surcharges interest extra extras surplus markup levy top bonus bonuses more double triple twice excise premium
  `),
  /** Where money comes from. */
  source: wordSet(`
    card cards savings money cash funds fund expense expenses purse budget pension allowance credit overdraft inheritance cheque cheques check chequebook piggybank
    salary wages wage income paycheck pay dime bill tab nickel penny cent treasury trust estate stash nest loan cost dollar capital deposit deposits
    payroll stipend grant subsidy benefits scholarship winnings earnings bursary dividend dividends insurance bonus bonuses voucher vouchers coupon coupons giftcard escrow credits
    wallet account safe vault balance holdings reserves reserve pocket pockets bank till cashbox coffers
  `),
  /** What one acts with in somebody's name. */
  device: wordSet(`
    phone phones computer laptop tablet ipad device devices keyboard login password passwords pin account accounts wallet wallets card cards keys seed ledger iphone
    smartphone desktop pc passcode passport identity id signature licence license
  `),
  /** When something is. */
  time: wordSet(`
    payday paydays christmas xmas easter ramadan eid hanukkah diwali halloween valentines thanksgiving hogmanay nowruz carnival passover pentecost advent lent purim solstice equinox
    january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays
    thursdays fridays saturdays sundays spring summer autumn fall winter season weekend weekends weekday weekdays delivery deliveries arrival arrivals departure completion closing
    collection collections handover pickup receipt shipment shipping maturity expiry launch release releases opening graduation retirement landing takeoff
    birth death night nights evening evenings morning mornings afternoon noon midday midnight dawn dusk sunrise sunset bedtime lunchtime teatime dinnertime halftime playtime daybreak nightfall
    twilight breaktime interval intermission while moment minute minutes second seconds hour hours day days week weeks fortnight month months quarter year years decade
    time times bit sec secs min mins jiffy tick instant flash future term terms semester holidays daylight daytime springtime summertime wintertime harvest deadline renewal election
    bedtimes dawns sunrises sunsets dusks twilights lunchtimes playtimes showtime layover stopover recess kickoff premiere milestone milestones inspection
    admission registration enrolment enrollment installation deployment assembly demolition renewals anniversary birthday closure demobilisation
    settlement settlements signing approval notice demand request
  `),
  /** What an address is where nobody means to send to it. */
  role: wordSet(`
    contract contracts token tokens pool pools router source sender origin proxy faucet miner validator deployer spender factory coin asset minter oracle
    multicall implementation burner relayer payer originator drainer scammer hacker example placeholder sample wrapper staker bot exploiter attacker phisher
    implementation registry governor timelock paymaster sequencer minter hash transaction txid block explorer abi bytecode collection nft nfts
  `),
  /** What stands by when something else fails. */
  fallback: wordSet(
    `backup backups fallback reserve reserves substitute alternative precaution contingency standby spare spares replacement`,
  ),
} as const;

export type Kind = keyof typeof KINDS;

export const isOf = (kind: Kind, word: string | undefined): boolean => word !== undefined && KINDS[kind].has(word);
