export * from '../en/decide'
