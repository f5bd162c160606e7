import type { RoleWords } from './roles.ts';

/** Words that forbid acting now: conditions, times, reports, opinions, and trades that this service does not make. */
export const VETOES: RoleWords = {
  veto: `owes|owed|if|when|whenever|once|unless|until|till|after|before|while|as soon as|in case|tomorrow|yesterday|tonight|later|monday|tuesday
|wednesday|thursday|friday|saturday|sunday|weekend|every|each|daily|weekly|monthly|yearly|hourly|hour|hours|minute|minutes|week|weeks|month|months
|year|years|schedule|scheduled|recurring|automatically|ago|already|noon|midnight|january|february|march|april|june|july|august
|september|october|november|december|times|twice|from now
|swapped|received|bought|sold|stole|stolen|bridged|converted|exchanged|traded|arrive|arrived|lost|failed|fail
|pending|happened|happen|happens|accidentally|accident|mistake|did|was|were|had|been
|should|why|who|whose|whom|what if|how long|how often|how fast|do i have to|must i|may i ask|have you|did you|will you have
|safe|scam|risk|risky|legit|good|better|bad|worse|investment|predict|prediction|forecast|think|opinion|recommend|recommendation|advice
|moon|bullish|bearish|go up|go down|future|guess|invented|wrong|suppose|supposed|hypothetically|imagine|would happen
|stake|staking|unstake|restake|lend|lending|borrow|borrowing|deposit|withdrawal|supply|provide|liquidity|pool|farm|yield|long|short
|leverage|leveraged|margin|limit|order|stop loss|take profit|mint|minting|burn|deploy|approve|approval|approvals|revoke|sign|vote|claim|airdrop
|repay|pay back|pay off|delegate|collateral|loan|bank|private key|seed|seed phrase|mnemonic|recovery phrase|password|contract|unlimited|nft|nfts|dca
|limit order|x|short sell|perp|perps|futures|options trading|auto|falls|fall|drops|dips|rises|rise|hits|reaches|below|above|under`,
  sent: 'sent|transferred|paid|moved|wired|forwarded over',
  reported: `say|says|said|saying|told|tells|asked|asks|wrote|written|writes|message|messages|email|emails|forwarded|fwd|translate|translation
|repeat|repeat after me|write|print|output|echo|respond|reply|answer with|spell|decode|encode|base64|rot13|hex|morse|poem|story|joke|song
|called|named|titled|means|meaning|mean|explain|description|summarize|describe|read|quoted|text|tweet|post|article|letter|sentence
|word|phrase|heard|claims|claimed|allegedly|instruct|instructed|ordered|official|support`,
  instruction: `ignore|disregard|override|overrule|bypass|circumvent|jailbreak|jailbroken|pretend|roleplay|obey|obedient|you are now|from now on
|act as|developer mode|admin|administrator|admin mode|god mode|new instructions|new policy|new rule|new rules|instruction|instructions|your real task
|forget everything|forget your|forget all|forget the rules|forget previous|without asking|without asking me|without confirmation|without confirming
|without my confirmation|skip confirmation|skip the confirmation|no confirmation|prompt|system prompt|system|do anything|authorize|authorise
|authorized|authorised|assistant|guidelines|restrictions|restriction|policy|developer|sudo|root|dan|previous instructions|your rules|the rules
|i am the owner|owner of this|debug mode|test mode|simulate being|simulation mode|safety|unrestricted|every wallet|all users|every user`,
};
