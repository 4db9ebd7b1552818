import { hashSync, verifySync } from '@node-rs/argon2';
import { answerJobs } from '../platform/thread.ts';
import type { HashingJob } from './passwords.ts';

answerJobs(({ pwd, options, stored }: HashingJob) => (stored === undefined ? hashSync(pwd, options) : verifySync(stored, pwd, options)));
