import { expect } from 'chai';
import { tradeIn } from './read-trade.ts';

/** Each structure, with the orders of its parts. Lines below a request say it in other words. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  '7 AAVE USDT': [
    'swap\n7 aave\nto\nusdt',
    'swap aave for usdt\n7 aave',
    'swap me into usdt, 7 aave',
    'swap me 7 aave to usdt',
    'swap aave(7) into usdt',
    'sell aave for usdt, exactly 7 of it',
    'sell 7 aave, usdt please',
    'sell 7 aave / buy usdt',
    'out of aave, into usdt, 7 aave',
    'arrange for 7 aave to be swapped into usdt',
    'i have 20 aave, sell 7 of them for usdt',
    'aave is going nowhere, sell 7 of it for usdt',
    'i am tired of aave, so 7 aave into usdt',
    'the treasury needs stablecoins: sell 7 aave for usdt',
    'my brother said aave is boring, please change 7 aave into usdt',
    'i have to pay my designer in usdt, so convert 7 aave to usdt',
    'i would rather hold dollars, so sell 7 aave and give me usdt',
    'sell 7 aave for usdt, the auction is over',
    'sell 7 aave for usdt before the meeting',
    'sell 7 aave for usdt so i can pay my plumber',
    'sell 7 aave for usdt to pay the mortgage',
    'sell my last 7 aave for usdt',
    'sell 7 aave of the treasury for usdt',
    'proceed with a swap of 7 aave to usdt',
    'it is time to take profits, sell 7 aave for usdt',
    'time to get out of aave, sell 7 of it for usdt',
    'we still have some aave lying around, sell 7 of it for usdt',
    'i am cold on aave, so sell 7 aave for usdt',
    'get me into usdt with 7 aave',
    'top up my usdt with 7 aave',
  ],
  '7 USDC PEPE': ['swap 7 usdc 2 pepe'],
  '12 LINK DAI arb 40bps': [
    'Exchange: 12 LINK to DAI. Network: Arbitrum. Slippage: 0.4%.',
    'swap 12 link to dai on arbitrum, 40 bps',
    "swap 12 link to dai on arbitrum, don't let it slip more than 0.4%",
    'swap 12 link to dai on arbitrum, slippage not above 0.4%',
    'swap, on arbitrum, 12 link for dai with a slippage limit of 0.4%',
    'swap 12 link to dai / arbitrum / 40 bps',
    'swap 12 link to dai, make sure slippage stays below 0.4%, do it on arbitrum',
  ],
  '60@to ETH USDC': [
    'swap as much eth as needed to end up with 60 usdc',
    'swap eth so that i receive 60 usdc',
    'convert some of my eth to exactly 60 usdc',
    'buy 60 usdc / pay with my eth',
    'i need 60 usdc, sell some eth',
    'i need 60 usdc for gas fees, pay with my eth',
    'i would like to end up with 60 usdc, use my eth',
  ],
  '60@to ETH USDC base': ['need 60 usdc, swap from eth on base'],
  'max UNI DAI': [
    'i want to exit uni completely, sell all of it for dai',
    'exit uni completely into dai',
    'sell uni for dai, all of it',
  ],
  '30 DAI ETH op base': [
    '30 dai (optimism) => eth (base)',
    'swap 30 dai on optimism for eth on base',
    'from optimism swap 30 dai to eth on base',
    'i have 30 dai on optimism, please swap it for eth on base',
    'take 30 dai from optimism, hand me eth on base',
    'take 30 dai off optimism and drop it on base as eth',
    'make 30 dai from optimism arrive as eth on base',
    'buy eth on base with 30 dai on optimism',
  ],
  '0.4@to USDC ETH polygon base': ['get 0.4 eth on base using usdc from polygon'],
  '55 USDC USDC base op': [
    'withdraw 55 usdc from base to optimism',
    'bridge usdc, 55, base -> optimism',
    'bridge 55 usdc base 2 optimism',
    'bridge 55 usdc from base to optimism, to my own wallet',
    'bridge 55 usdc from base to optimism (same address on both)',
    'bridge 55 usdc (currently on base) to optimism',
    'bridge my usdc from base to optimism, 55 of them',
    'get my usdc out of base and into optimism, 55',
    'get my usdc (55) over from base to optimism',
    'Bridging request: 55 USDC, source Base, destination Optimism.',
    'on base i have 55 usdc, please bridge them to optimism',
    'take 55 usdc from base and bridge it to optimism',
    'i need 55 usdc on optimism, bridge it from base',
    'my game runs on optimism, so bridge 55 usdc there from base',
    'i am out of gas on optimism, bridge 55 usdc from base',
    '55 usdc on base needs to be moved to optimism',
    'fees on base are too high, bridge 55 usdc from base to optimism',
  ],
  '0.3 ETH WETH': [
    'wrap some eth for me, 0.3 exactly',
    'i need weth for a mint, wrap 0.3 eth',
    'i would like 0.3 eth wrapped',
    'take 0.3 eth and wrap it',
  ],
  '0.3 ETH WETH base': ['eth wrap 0.3 base', 'wrap request: 0.3 eth on base'],
  '0.3 WETH ETH': ['i have 0.3 weth here, unwrap it into eth', 'can 0.3 weth be unwrapped please'],
};

/** Near to the lines above, but not orders, or orders with two meanings. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  'a reason against the order': [
    'swap 5 usdc for eth, eth is too expensive',
    'swap 5 usdc to eth, i do not want eth',
    'swap 1 eth for usdc because i have too much usdc',
    'i need weth, swap 5 usdc to dai',
    'swap 5 usdc to eth, fees are too high',
    'fees on mainnet are high, swap 5 usdc to eth',
  ],
  'a reason of somebody else': [
    'bob needs usdc, swap 5 eth to usdc',
    'my son says swap 5 usdc to eth',
    'my sister is on base, bridge 5 usdc there from op',
    'his game is on base, bridge 5 usdc there from op',
    'swap 5 usdc to eth so bob can pay for gas',
    'swap 5 usdc to eth so bob can pay my rent',
    'swap 5 usdc to eth to pay bob',
    'he has some dai left, swap 5 of it to usdc',
    'bob wants to get out of pepe, sell all of it for usdc',
    'swap 5 usdc of the treasury of bob into eth',
    'bridge 5 usdc from base to op, to his own wallet',
    'he will need 40 usdc, sell some eth',
    'swap usdc so that bob receives 5 eth',
  ],
  'a condition or a time': [
    'if eth is cheap, swap 5 usdc to eth',
    'if i want to get out of pepe, sell all of it for usdc',
    'i wanted to get out of pepe, sell all of it for usdc',
    'is it time to take profits, sell 20% of my eth into usdc',
    'it is not time to take profits, sell 20% of my eth into usdc',
    'proceed with a swap of 5 usdc to eth tomorrow',
    'i will need 40 usdc next week, sell some eth',
    'i have some dai left, should i swap 5 of it to usdc',
    'when the auction is over, swap 5 usdc to eth',
    'swap 5 usdc to eth after the meeting',
    'swap 5 usdc to eth before friday',
    'swap 5 usdc to eth as long as slippage stays under 2%',
  ],
  'a reason for trades beside a payment': [
    'the auction is over, send 5 usdc to 0x3333333333333333333333333333333333333333',
    'send 5 usdc to 0x3333333333333333333333333333333333333333 before it drops',
  ],
  'a limit that is none': [
    'swap 5 usdc for eth, accept over 2% slippage',
    'swap 5 usdc for eth, make sure slippage is over 2%',
    'swap 5 usdc for eth, 2%',
  ],
  amounts: [
    'swap eth for usdc, 500 usdc',
    'bridge usdc from base to op, 7 dai',
    'bridge 5 usdc from base to op, 7',
    'i have 90 usdc on base, bridge 40 of it to op',
    'i have 5 eth, sell 2 of it for usdc and 3 for dai',
    'buy 1.5 eth / sell 3000 usdt',
    'sell 2 eth / buy usdt / buy dai',
    'sol to usdc please, 1.75',
    'swap over 5 usdc to eth',
  ],
  directions: [
    'swap 7 usdc 2 eth',
    'swap 100 usdc 4 eth',
    'trade me 70 dai for uni',
    'swap me into dai for 5 usdc',
    'swap 10 dai with eth',
    'get 5 usdc from base on op',
    '5 uni in, dai out',
  ],
  reports: ['sold 2 eth / bought usdt', '200 usdc on base should be on op', 'can 3 weth be unwrapped'],
  places: [
    'swap 5 usdc from base to op',
    'swap 5 usdc on base to eth on op for bob',
    'take 5 usdc from base and send it to bob',
  ],
};

describe('structures of trades in English', () => {
  for (const [request, texts] of Object.entries(SAID))
    for (const text of texts)
      it(text, () => {
        expect(tradeIn(text)).to.equal(request);
      });
});

describe('twins of structures of trades in English', () => {
  for (const [why, texts] of Object.entries(TWINS))
    for (const text of texts)
      it(`${why}: ${text}`, () => {
        expect(tradeIn(text)).to.equal(undefined);
      });
});
