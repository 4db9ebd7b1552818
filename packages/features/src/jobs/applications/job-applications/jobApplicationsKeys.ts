import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `JobApplications`. */
export const jobApplicationsKeys = {
  mark: { keys: '{Enter}', does: '标记，投递人会收到消息', when: '焦点在一份投递的“合适”上' },
} as const satisfies KeyTable;
