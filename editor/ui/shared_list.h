// SPDX-License-Identifier: MIT
// A long list with cheap copies: copies share their blocks, and a shared block is copied before it
// is changed (copy on write). Changing one copy never affects another. All copies of a list must
// stay on one thread.
#pragma once

#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace hr::editor {

template <class T>
class SharedList {
 public:
  SharedList() = default;
  SharedList(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return (*blocks_[i / k_block])[i % k_block];
  }
  const T& back() const { return (*this)[size_ - 1]; }

  void push_back(T value) {
    if (size_ % k_block == 0) {
      blocks_.push_back(std::make_shared<Chunk>());
      blocks_.back()->reserve(k_block);
    }
    own(size_ / k_block).push_back(std::move(value));
    ++size_;
  }
  // An element, for changing.
  T& change(std::size_t i) {
    assert(i < size_);
    return own(i / k_block)[i % k_block];
  }
  // Keeps only the first `size` elements.
  void cut(std::size_t size) {
    if (size >= size_) return;
    blocks_.resize((size + k_block - 1) / k_block);
    if (size % k_block != 0) own(blocks_.size() - 1).resize(size % k_block);
    size_ = size;
  }

  class Iterator {
   public:
    Iterator(const SharedList& list, std::size_t at) : list_(&list), at_(at) {}
    const T& operator*() const { return (*list_)[at_]; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

   private:
    const SharedList* list_;
    std::size_t at_;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, size_}; }

 private:
  static constexpr std::size_t k_block = 256;
  using Chunk = std::vector<T>;

  Chunk& own(std::size_t number) {
    std::shared_ptr<Chunk>& block = blocks_[number];
    if (block.use_count() > 1) {
      auto copy = std::make_shared<Chunk>();
      copy->reserve(k_block);
      copy->insert(copy->end(), block->begin(), block->end());
      block = std::move(copy);
    }
    return *block;
  }

  std::vector<std::shared_ptr<Chunk>> blocks_;  // all but the last one are full
  std::size_t size_ = 0;
};

}  // namespace hr::editor
