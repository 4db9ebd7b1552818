/** A list to try the page with: heads and cells as KiCad writes them, parts that the sample catalogue has, and one that nobody makes. */
export const bomExample = [
  'Reference\tQty\tValue\tFootprint\tMPN\tManufacturer',
  'U1\t1\tSTM32F103C8T6\tLQFP-48\tSTM32F103C8T6\tST',
  'U2\t1\tAMS1117-3.3\tSOT-223\tAMS1117-3.3\t',
  'U3\t1\tCH32V303\tLQFP-48\tCH32V303CBT6REEL\tWCH',
  'R1,R2,R5-R8\t6\t10k\tR_0402_1005Metric\tRC0402FR-0710KL\tYageo',
  'C1-C4\t4\t100nF\tC_0402_1005Metric\t\t',
  'J1\t1\tUSB-C\tUSB_C_Receptacle\tNO-SUCH-PART-01\t',
].join('\n');
