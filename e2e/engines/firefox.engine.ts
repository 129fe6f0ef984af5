import { startFirefox } from './firefox';
import { describeAllJourneys } from './journeys';

describeAllJourneys('Firefox', startFirefox);
