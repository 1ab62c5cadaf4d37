import { MUTANTS } from './mutants'

const linked = (file: string): string => `[${file.replace(/^test\//, '').replace(/\.test\.ts$/, '')}](${file})`

/** The planted faults and who notices them, for the README. */
export const mutantsTable = (): string =>
  [
    '| planted fault | what was done | noticed by |',
    '| --- | --- | --- |',
    ...MUTANTS.map(({ name, what, noticedBy }) => `| ${name} | ${what} | ${noticedBy.map(linked).join(', ')} |`),
  ].join('\n')
