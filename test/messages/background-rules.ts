/** Rules that explain the table, or follow from others: no line of the engine names them, and pages may tell them. */
export const BACKGROUND: readonly string[] = [
  'R1.1 R1.3 R1.8 R1.17 R1.19 R1.20 R1.24 R1.29 R1.30 R1.31',
  'R3.39 R3.40',
  'R4.6',
  'R5.15 R5.20',
  'R6.5 R6.7 R6.11 R6.27 R6.28 R6.37 R6.38 R6.39 R6.40 R6.42',
  'R7.5',
  'R8.5 R8.6 R8.7 R8.13 R8.14',
  'R9.7 R9.12 R9.19',
  'R10.3 R10.5 R10.11 R10.13 R10.20 R10.21 R10.22 R10.26 R10.31',
  'R11.7 R11.41',
  'R12.1 R12.15 R12.19 R12.21 R12.23 R12.24',
  'R14.6 R14.7',
  'R15.12',
  'R16.2 R16.3 R16.4 R16.5 R16.9 R16.14 R16.15 R16.16',
  'R17.1 R17.2 R17.3 R17.4 R17.5 R17.7 R17.13 R17.14 R17.15',
].flatMap((line) => line.split(' '))
