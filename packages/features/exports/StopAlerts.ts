/** Where the link of a digest leads. */
export { StopAlerts, type StopAlertsProps } from '../src/datasheets/alerts/stop-alerts/StopAlerts.tsx';
export { useStopAlerts } from '../src/datasheets/alerts/stop-alerts/useStopAlerts.ts';
export { stopAlertsMessages } from '../src/datasheets/alerts/stop-alerts/messages.ts';
