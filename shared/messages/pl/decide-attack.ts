export * from '../en/decide-attack'
