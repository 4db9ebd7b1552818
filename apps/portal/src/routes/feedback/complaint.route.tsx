import { ComplaintForm, useComplaintForm } from '@chippage/features/ComplaintForm';

/** Where anybody complains about content that infringes rights. */
export default function ComplaintRoute() {
  return <ComplaintForm {...useComplaintForm()} />;
}
