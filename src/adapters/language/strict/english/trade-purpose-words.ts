/** The words of what tokens are good for. Phrases are separated by `|`. None of them is a time to come, a repetition or a doubt. */

/** Before a noun: "network fees", "yield farm". */
export const SORTS =
  'gas network transaction tx chain swap bridge bridging nft ens dao game gaming in - mint minting staking restaking lending borrowing yield liquidity validator node tax accounting bookkeeping treasury investment portfolio stablecoin stable crypto defi token college university school retirement pension savings emergency rainy day vendor supplier staff team fund client loan mortgage house wedding holiday summer winter christmas birthday small big little long short first second last next new old delta neutral risk currency exchange rate price general personal private internal own operating working onchain governance airdrop points raffle presale auction collateral margin spot perp futures hedge hedging market liquid cold family farm harvest business shop store company project protocol app dapp marketplace metaverse guild avatar character virtual digital annual household grocery online server hosting medical hospital charity community balance concentration counterparty depeg inflation volatility proper serious nice good better safe safer sound';

/** What tokens are good for, and nobody is called. */
export const GOODS = [
  'gas|gas money|gas fees|gas fee|gas costs|gas cost|gas tank|gas station|fees|fee|costs|cost|commission|txs|transactions|tx fees',
  'mint|mints|nft|nfts|drop|bid|bids|auction|raffle|presale|whitelist|domain|name|land|item|items|skin|skins|sword|avatar|loot|weapon|pet|pack|packs|game|games|gameplay|tournament|quest|metaverse|ticket|tickets|membership',
  'staking|restaking|minting|bridging|voting|lending|borrowing|farming|yield farming|yield|yields|interest|apy|apr|rewards|points|airdrop|airdrops|lp|lp position|liquidity|liquidity provision|liquidity providing|collateral|margin|leverage|validator|validators|node|farm|pool|vault|stake|governance|proposal|vote|votes|defi|protocol|dapp|trading|arbitrage|hodling|hodl|compounding',
  'savings|saving|saving up|pension|retirement|rainy day|rainy days|old days|old age|future|long term|long run|long haul|nest egg|college fund|education|studies|tuition|school fees|emergency fund|piggy bank|inheritance|freedom|honeymoon|stash|bag|bags|collection|stack|cushion|buffer|war chest|safety net|safety|security|peace of mind|comfort',
  'portfolio|rebalance|rebalancing|portfolio rebalancing|balance|balancing|diversification|diversifying|hedge|hedging|risk management|risk reduction|derisking|de - risking|risk|exposure|allocation|reallocation|strategy|investment|investments|investing|speculation|position|positions|leg|swing|swing trade|delta|spread|arb|rotation|optimisation|optimization|consolidation|simplification|cleanup|clean up|housekeeping|spring cleaning|tidying|liquidation|profit taking|profits|profit|gains|loss harvesting|tax loss harvesting|capital|working capital',
  'accounting|accounting purposes|accounting reasons|bookkeeping|books|tax|taxes|tax reasons|tax purposes|tax bill|tax return|tax season|tax man|reporting|audit|compliance|investment policy|policy|mandate|treasury management|treasury policy|treasury needs|liquidity needs|liquidity management|cash management|payroll|salaries|wages|vendor payments|supplier payments|payments|bill|bills|invoices|rent|rent money|expenses|opex|subscription|subscriptions|redemption|redemptions|settlement|runway|budget|reserve|reserves|fx|own funds conversion|funds conversion',
  'debt|debts|loan|loans|mortgage|credit|repayment|liquidation risk|leverage|margin call',
].join('|');
/** The same behind a preposition or a verb only: alone they could be somebody who is addressed. */
export const GOODS_OF_SOMEBODY = [
  'kids|grandkids|grandchildren|children|family|house|car|wedding|dream|dreams|guild|dao|fund|treasury|staff|team',
  'shop|store|business|company|stock|inventory|equipment|machine|startup|project|server|hosting|website|trip|trip to japan|holiday|holidays|vacation|travel|flight|flights|hotel|groceries|hospital|hospital bill|charity|church|donation|fundraiser|medicine|doctor|surgery',
  'fun|a laugh|learning|education|simplicity|convenience|inflation|inflation protection|devaluation|stability',
].join('|');
export const GOODS_BEHIND =
  'purposes|reasons|needs|money|fund|funds|season|fees|costs|run|plan|side|stuff|things|work|drop|bill|cash|opportunity|opportunities|expenses|exposure|position|price|risk|reserve|buffer|spending|sake';

/** Things done, as "for minting" or "just rebalancing". */
export const DOINGS =
  'staking|restaking|minting|bridging|voting|lending|farming|yield farming|trading|bidding|saving|saving up|investing|diversifying|hedging|rebalancing|consolidating|simplifying|hodling|derisking|de - risking|tidying|tidying up|cleaning up|cleaning house|spring cleaning|stacking|accumulating|compounding|rotating|cutting losses|taking profit|taking profits|providing liquidity|earning yield|earning interest|loading up|scalping|swing trading|arbing|delta hedging|cashing out|going long|going risk off|going risk on|buying the dip|catching the dip|loading the bags|filling my bags';
export const DOINGS_TO =
  'buying|minting|paying|paying for|paying off|paying back|repaying|covering|funding|closing|opening|entering|exiting|building|growing|balancing|rebalancing|diversifying|hedging|reducing|lowering|cutting|increasing|spreading|securing|locking in|realising|realizing|taking|harvesting|renewing|registering|joining|topping up|tidying|tidying up|cleaning up|cleaning|consolidating|simplifying|farming|earning|providing|adding|raising|preparing|saving for|saving up for|bidding on|voting on|voting in|running|setting up|starting|trimming|unwinding|rolling|restocking|refilling|filling|fixing|stocking|managing|protecting|supporting|stacking';
export const SHARED = 'of|up|down';
export const DOS =
  'stake|restake|mint|vote|lend|farm|play|bid|save|save up|invest|diversify|hedge|rebalance|consolidate|simplify|hodl|derisk|de - risk|tidy up|clean up|stack|accumulate|learn|compound|speculate|provide liquidity|earn yield|earn interest|cut losses|cut my losses|take profit|take profits|take some profit|buy the dip|catch the dip|be safe|be safer|be on the safe side|be flexible|have a cushion|have some fun|have fun|have a bit of fun|sleep better|sleep well|sleep at night|stay liquid|stay safe|be liquid|start small|get started|join|participate|beat inflation|be diversified|use|use apps|retire|retire early|have a hedge|feel better|feel safer|keep it simple';
export const DOS_TO =
  'pay|pay for|pay off|pay back|repay|settle|cover|fund|buy|get|get some|have|have some|mint|renew|register|join|support|top up|fill|fill up|refill|feed|use|run|set up|vote in|vote on|bid on|bid in|play|stake in|farm|earn|earn some|make|make some|grow|build|build up|balance|rebalance|diversify|hedge|protect|protect against|tidy|tidy up|clean up|clean|simplify|consolidate|close|open|enter|exit|reduce|lower|increase|cut|cut down|spread|secure|lock in|realise|realize|take|take some|harvest|provide|provide some|add|add some|raise|save for|save up for|prepare for|save|save on|start|trim|unwind|roll|restock|stock|manage|optimise|optimize|meet|satisfy|complete|finance|fund up|participate in|take part in|enter into|upgrade|unlock';
export const DANGERS =
  'risk|risks|fees|high fees|costs|liquidation|inflation|the margin call|a margin call|volatility|devaluation|depeg risk|exposure|losses|more losses|taxes|the bank fees|slippage';
export const HAVE_GAS =
  'avoid being liquidated|avoid getting liquidated|not get liquidated|have some for gas|have some for fees|have some for the network fees|have some for the gas|have some for the fees|have it for gas|have it for fees|have something for gas|have something for fees|have it ready|have some ready|have some on hand|pay with it|pay with that';

/** Of mine or near to it, whose need is a reason. Nobody of them is paid. */
export const NEEDERS =
  'guild|loan|position|validator|node|farm|wallet|portfolio|treasury|fund|dao|team|company|business|shop|store|game|mint|auction|bot|contract|app|dapp|protocol|pool|vault|supplier|suppliers|vendor|vendors|landlord|school|hospital|clinic|university|college|shop owner|contractor|charity|church|marketplace|seller|hotel|agency|garage|mechanic|clients|customers|exchange|accountant|bank|broker';
