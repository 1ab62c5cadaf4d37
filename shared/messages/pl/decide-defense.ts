export * from '../en/decide-defense'
