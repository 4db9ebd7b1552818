/** Events for operators. */
export { EventAdmin, type EventAdminProps } from '../src/operator/event-admin/EventAdmin.tsx';
export { useEventAdmin } from '../src/operator/event-admin/useEventAdmin.ts';
