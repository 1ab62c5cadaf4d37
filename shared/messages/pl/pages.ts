export * from '../en/pages'
