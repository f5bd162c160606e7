import { describeConsole } from '../../support/console/run.ts';
import { auctionSuite, deployForConsole } from './auction.ts';

describeConsole('the console of an auction', auctionSuite, deployForConsole);
