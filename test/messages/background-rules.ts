/** Rules that no line of the engine names. */
export const BACKGROUND: readonly string[] = [
  // What goes before what, and what sources say
  'R0.1 R0.3 R0.4 R0.5 RL.5 RL.6 RL.9 RL.10 RL.11',
  // Objectives are kept under their names
  ...Array.from({ length: 24 }, (_, i) => `OB${i + 1}`),
  // Team play, events, and what tournaments say of tables and pieces
  'R2.21 R3.11 R19.2 R19.3 R19.4 R19.5 R19.6 R19.7 R19.8 R19.9',
  'R20.1 R20.2 R20.4 R20.6 R20.7 R20.10 R20.11 R20.15 R20.16 R20.18 R20.19 R20.20 RL.16',
  // Cards and objectives that are still to come
  'R5.13 R5.23 R6.43 R13.7 R13.9 R13.10 R13.12',
  // They explain the table, or follow from others
  'R1.28 R1.32 R1.33 R1.35 R3.2 R3.23 R3.26 R3.28 R6.8 R10.29 R10.30 R11.15 R11.43 R12.25 R13.5 R15.2 R15.11',
  'R17.6 R17.9 R17.10 R18.1 R18.5 RL.2 RL.4',
  'R2.5 R2.8 R2.19',
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
