import { answerJobs } from '../../platform/thread.ts';
import { type Certificate, drawCertificate } from './certificate.ts';

// A page with Chinese fonts takes a tenth of a second, in which nobody else would be served.
answerJobs((certificate: Certificate) => drawCertificate(certificate));
