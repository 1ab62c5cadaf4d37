export * from '../en/decide-commands'
