export * from '../en/decide-cards'
